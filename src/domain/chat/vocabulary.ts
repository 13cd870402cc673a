import { shorthand } from './shorthand';

const persons = ['a', 'u', 'i', 'ki', 'li', 'wa', 'ni', 'tu', 'zi'];
const tenses = ['na', 'me', 'li', 'ka', 'ta'];
const objects = ['', 'ku', 'ni', 'm', 'mu', 'wa', 'tu'];
/** Beginnings of Swahili verbs: who, when, whom; `ame-`, `inani-`, `kum-`. */
const beginnings = new Set(
  [...persons.flatMap((person) => tenses.map((tense) => person + tense)), 'ku', 'aka', 'na'].flatMap(
    (start) => objects.map((object) => start + object),
  ),
);

/**
 * The word that phrases use, then what people write for it: other forms, common misspellings, short forms,
 * Kenyan English, Swahili and Sheng. Only words that help to tell rules apart are here. `+zimia` stands for kuzimia,
 * amezimia, anazimia and so on.
 */
const variants = `
accident: accidents ajali axident aksident accdent accidently accidental crash crashed crashes collision collided wreck
address: anwani
advanced: advance
allergic: allergy allergies allergi anaphylaxis anaphylactic epipen mzio
ambulance: ambulances ambulensi ambulenzi ambulans ambulanc ambulens ambulanza amb ambu
aneurysm: aneurism
arm: arms mkono mikono hand hands
arrive: arrives arriving arrival arrived reach reaches reaching come comes coming came fika kufika mtafika itafika utafika mnafika inafika anafika zinafika watafika kuja mtakuja mnakuja inakuja itakuja utakuja watakuja
asthma: asthmatic pumu inhaler
available: availability avail avilable mnapatikana inapatikana
baby: babies infant newborn newborns neonate kichanga
bite: bitten bites bit biten stung sting stings
bleed: bleeding bleeds bled hemorrhage haemorrhage hemorrhaging haemorrhaging +vuja
blood: damu
boda: bodaboda motorbike motorbikes motorcycle motorcycles motorcyclist bodas pikipiki nduthi nduthis piki bike bicycle baiskeli cyclist scooter
breathe: breathing breath breathes breaths breathin breeth breth +pumua pumua pumzi kuhema anahema
burn: burns burnt burned burning scald scalded scalds +ungua +chomeka amechomwa nimechomwa
call: calls calling ring dial dialing phone piga nipige napiga kupiga tupige pigia nipigie kupigia tunapiga
called: phoned nimepiga nilipiga tumepiga
car: cars vehicle vehicles gari magari van lorry lori truck pickup probox trailer tuktuk matatu matatus mat nganya bus buses basi motorist
carry: carries carrying carried
check: checking
chest: kifua kifuani chst
child: children kid kids mtoto watoto son daughter toddler toto boy girl
choke: choking chokes choked chocking choaking +kabwa +nyongwa +palia
class: classes lesson lessons
collapse: collapsed collapses collapsing colapsed
compression: compressions
conscious: awake fahamu consciousness concious
contact: contacts contacting mawasiliano
convulsion: seizure seizures convulsions convulsing convulse convulsed seizing siezing epilepsy epileptic kifafa degedege spasms
course: courses kozi
crew: crews wahudumu mhudumu
cut: cuts cutting +katwa +jikata amekata
defibrillator: defibrillators defib aed aeds
diabetic: diabetes sukari kisukari insulin hypoglycemia hypo
die: dying dies died dead death kufa +kufa amefariki
difference: differences differ different tofauti
do: doing done fanya nifanye tufanye kufanya nifanyeje tufanyeje nafanya tunafanya nifanyie
doctor: doctors daktari madaktari dr doc docs
drink: drank drunk drinking +nywa swallow swallowed +meza
drive: driving drives drove naendesha niendeshe
driver: drivers dereva
drown: drowned drowning drowns +zama
electrocuted: electrocution electrocute electrocutes
email: emails mail gmail
emergency: emergencies dharura emergancy emergncy
emt: emts technician technicians
equipment: equipments equipement machine machines machinery device devices gear tools vifaa mashine equipped
fall: fell fallen falls falling +anguka ameanguka
fast: quick quickly soon faster upesi
fever: feverish homa
find: finding
firstaid: firstaider
fracture: snapped fractured fractures fractre dislocated dislocation sprain sprained +vunjika amevunja
get: getting gets
give: giving
hear: hearing
heart: moyo hart cardio
hello: hi hey helo hallo hullo halo hellow helloo hae hae howdy greetings jambo hujambo niaje mambo sasa xaxa habari salaam salamu shikamoo hodi sema vipi
help: nimsaidie tumsaidie msaidie +saidia helps helped helping msaada usaidizi assist assistance
helpme: tusaidieni saidia nisaidie tusaidie mnisaidie mtusaidie sos mayday naombamsaada nisaidieni
hit: hits struck knocked knock ran +gongwa +gonga
hospital: knh kenyatta aga mater gertrudes mtrh pumwani mbagathi shah hospitali hospitals hosp hosi hospy hospitalini hospitalised spitali
hour: hours hr hrs masaa
hurt: hurts hurting injured injury injuries injure wound wounds wounded +umia majeruhi jeraha majeraha kidonda
icu: icus
inside: ndani interior contains contain contents content
kit: kits
labour: labor contractions kujifungua anajifungua amejifungua childbirth
late: haijafika hawajafika hamjafika delayed hazijafika
learn: learning kujifunza jifunze
leg: legs mguu miguu
locate: located location locations
long: muda
medicine: meds drugs dawa medication medications pills tablets
message: msg
minutes: minute mins min dakika
mouth: mdomo
move: moving moved hamisha kuhamisha kuhamishwa
need: needs want wants needed nataka nahitaji tunahitaji tunataka natafuta require naomba tunaomba anahitaji nitapata
not: no never without hana bila hakuna sio si
nobreath: hapumui hawapumui sipumui hapumuwi hapumwi haapumui hapumui hahemi
nosebleed: nosebleeds
number: numbers namba nambari nmbr num hotline hotlines shortcode digits
nurse: nurses muuguzi wauguzi nesi
open: opened wazi
oxygen: oksijeni oxgen
pain: pains painful paining ache aches aching +uma +umwa naumwa maumivu uchungu sore
paralysed: paralyzed paralysis kupooza amepooza numb numbness
paramedic: paramedics parademic parademics paramedik medic medics paramed
patient: patients mgonjwa wagonjwa casualty casualties
people: persons watu
person: someone somebody mtu anyone anybody victim people stranger
place: nairobi mombasa kisumu nakuru eldoret thika nyeri meru machakos kiambu kitale kericho garissa lamu malindi kakamega naivasha nanyuki embu ruiru juja kitengela rongai ngong kajiado narok bungoma busia kisii turkana lodwar kilifi diani voi
plan: plans planning mpango mipango preparedness
poison: poisoned poisoning poisonous sumu overdose overdosed od bleach paraffin kerosene pesticide
police: polisi
pounding: unanidunda unadunda kudunda anadunda
pregnant: pregnancy mjamzito mimba pregnent preggo miscarriage miscarrying
pressure: presha
price: prices cost costs charge charges fee fees bei gharama pesa ksh expensive cheap rates pricing
procedure: procedures utaratibu protocol protocols
pulse: heartbeat mapigo
safe: salama
school: schools shule
send: sends sending tuma tumeni nitumie tutumie mtume dispatch leteni niletee leta tuletee sent
serious: severe seriously mbaya critical mahututi
sick: ill unwell sickness illness ugonjwa anaugua naugua
snake: snakes nyoka snakebite cobra mamba puffadder viper venom
stop: stopped stops stopping ceased quit ameacha imeacha amewacha umesimama
stroke: strokes kiharusi strok
sugar: glucose
take: takes taking peleka nipeleke kupeleka mnipeleke kumpeleka tumpeleke mpeleke apelekwe kupelekwa nimpeleke tukimpeleka bring drop
talk: speak chat talking speaking anaongea kuongea niongee
tell: say niseme nisema kusema
training: trainings trained trainer mafunzo workshop seminar
transfer: transfers transferring transfered transferred
transport: transportation transporting transported usafiri kusafirisha usafirishaji
unconscious: unresponsive unconsious unconcious unconscous faint fainted fainting faints hajitambui coma +zimia +zirai
unwell: hajiskii hajisikii
stretcher: stretchers machela
monitor: monitors
sunday: jumapili sundays
saturday: jumamosi saturdays
weekend: wikendi weekends
use: using kutumia used natumia tumia
visit: tembelea
vomit: vomiting vomits vomited +tapika diarrhoea diarrhea kuhara anaharisha
wait: waiting waits waited subiri nasubiri tunasubiri kusubiri nikisubiri tukisubiri ngoja nangoja kungoja tunangoja nikingoja tukingoja
what: wat wht whats nini gani wot
when: lini wen
where: wapi whr
which: whichever
who: nani
how: hw namna jinsi howz je
you: u ya nyinyi ninyi yu
your: ur yenu
is: iz
are: r
morning: asubuhi tomorrow kesho
night: usiku nights midnight
today: leo
way: njiani
well: vizuri sawasawa vyema
weak: weakness dhaifu
wife: mke bibi
`;

const table = variants
  .trim()
  .split('\n')
  .map((line) => line.split(/:? /));

const pairs = table.flatMap(([word = '', ...others]) =>
  [word, ...others].map((other) => [other, word] as const),
);
const whole: ReadonlyMap<string, string> = new Map([
  ...pairs.filter(([other]) => !other.startsWith('+')),
  ...Object.entries(shorthand),
]);
const verbs = pairs.flatMap(([other, word]) =>
  other.startsWith('+') ? [[other.slice(1), word] as const] : [],
);

/** What a known word means, in the words that phrases use. */
export function meaningOf(word: string): string | undefined {
  const isForm = ([verb]: readonly [string, string]) =>
    word.endsWith(verb) && beginnings.has(word.slice(0, -verb.length));
  return whole.get(word) ?? verbs.find(isForm)?.[1];
}

/** Words to compare misspelt ones with: all but the many forms of Swahili verbs. */
export const spellable: readonly string[] = table.flat().filter((word) => !word.startsWith('+'));
