import { plainWords, shorthand } from './shorthand';
import { verbReader } from './swahili';
import { verbs } from './verbs';

/**
 * The word that phrases use, then what people write for it: other forms, common misspellings, short forms,
 * Kenyan English, Swahili and Sheng. Only words that help to tell rules apart are here; Swahili verbs have a list of
 * stems of their own.
 */
const variants = `
abuse: abuses abused abusing abusive
accident: accidents ajali axident aksident accdent accidently accidental crash crashed crashes collision collided wreck
acid: tindikali asidi
address: anwani
advanced: advance
alcohol: pombe beer booze liquor
allergic: allergy allergies allergi anaphylaxis anaphylactic epipen mzio
ambulance: ambulances ambulensi ambulenzi ambulans ambulanc ambulens ambulanza amb ambu
amputate: amputated severed
aneurysm: aneurism
are: r
arm: arms mkono mikono hand hands
arrive: arrives arriving arrival arrived reach reaches reaching come comes coming came fika kuja
asthma: asthmatic pumu inhaler inhalers
attack: attacks
attacked: attacking
attackers: thugs robbers thieves wezi mwizi gangsters bandits
available: availability avail avilable mnapatikana inapatikana
baby: babies infant newborn newborns neonate kichanga
beat: beaten beating beats
bee: bees wasp wasps hornet hornets nyuki nyigu
birth: childbirth births
bite: bitten bites biten bit
bleach: jik
bleed: bleeding bleeds bled hemorrhage haemorrhage hemorrhaging haemorrhaging
blind: kipofu
blood: damu
boda: bodaboda motorbike motorbikes motorcycle motorcycles motorcyclist bodas pikipiki nduthi nduthis piki bike bicycle baiskeli cyclist scooter
body: mwili bodies
born
boyfriend: ex mpenzi girlfriend
break: broken broke breaking breaks brocken
breathe: breathing breath breathes breaths breathin breeth breth pumua pumzi brth breathn brething breethe
brew: changaa busaa muratina kumikumi moonshine haramu illicit
brother: kaka
burn: burns burnt burned burning scald scalded scalds
call: calls calling ring dial dialing phone piga napiga kupiga tupige tunapiga nipige nipigie
called: phoned nimepiga nilipiga tumepiga
car: cars vehicle vehicles gari magari van lorry lori truck pickup probox trailer tuktuk matatu matatus mat nganya bus buses basi motorist
carry: carries carrying carried
cat: cats paka
catch: caught catches catching
charcoal: makaa jiko jikos
check: checking
chemical: chemicals kemikali
chest: kifua chst
child: children kid kids mtoto watoto toddler toto boy girl son daughter kijana mwana kiddo
choke: choking chokes choked chocking choaking
class: classes lesson lessons
coin: coins shilingi sarafu
collapse: collapsed collapses collapsing colapsed
compression: compressions
conscious: fahamu consciousness concious awake
contact: contacts contacting mawasiliano
convulsion: seizure seizures convulsions convulsing convulse convulsed seizing siezing epilepsy epileptic kifafa degedege dege spasms convulsive seizin epilepsi kukakamaa
course: courses kozi
crew: crews wahudumu mhudumu
cross: crossed
cry: crying cried cries
cut: cuts cutting
dam: bwawa
dead: died death deceased marehemu amekufa alikufa wamekufa walikufa
defibrillator: defibrillators defib aed aeds
defile: raped rape raping defiled defilement molested molest sodomized sodomised kubakwa
deliver: delivery delivered delivering delivers
diabetic: diabetes kisukari insulin hypoglycemia hypo
die: dying dies kufa
difference: differences differ different tofauti
dizzy: dizziness kizunguzungu
do: doing done fanya nifanyeje tufanyeje nifanye tufanye mfanye nifanyie
doctor: doctors daktari madaktari dr doc docs
dog: dogs mbwa umbwa puppy
door: doors
drink: drank drunk drinking swallow swallows swallowed swallowing swallowd
drive: driving drives drove naendesha niendeshe
driver: drivers dereva
drown: drowned drowning drowns drowing
eat: ate eaten eating eats
electricity: electric electrical stima umeme
electrocuted: electrocution electrocute electrocutes
email: emails mail gmail
emergency: emergencies dharura emergancy emergncy
emt: emts technician technicians
equipment: equipments equipement machine machines machinery device devices gear tools vifaa mashine equipped
explode: exploded explodes explosion explosions blast blasted bomb
eye: eyes macho jicho
face: uso usoni
fall: fell fallen falls falling
fast: quick quickly soon faster upesi
father: dad daddy dady baba buda mzazi papa
feel: feeling feels
fever: feverish homa
find: finding
fire: fires moto
firstaid: firstaider
floppy: limp legelege lethargic
foam: foaming froth frothing povu
food: chakula
forget: forgot forgotten
fracture: snapped fractured fractures fractre dislocated dislocation sprain sprained vunjika amevunjika amevunja
gas: gesi
get: getting gets
give: giving
grandfather: babu grandpa guka
grandmother: nyanya grandma granny gran cucu shosho
hang: hanging
hanged: strung
head: kichwa hed
hear: hearing
heart: moyo hart cardio
hello: hi hey helo hallo hullo halo hellow helloo hae howdy greetings jambo hujambo niaje mambo sasa xaxa habari salaam salamu shikamoo hodi sema vipi
help: helps helped helping msaada usaidizi assist assistance
helpme: saidia nisaidie tusaidie mnisaidie mtusaidie sos mayday naombamsaada
hit: hits struck knocked knock ran
hives: rashes
hold: holding
hospital: knh kenyatta aga mater gertrudes mtrh pumwani mbagathi shah hospitali hospitals hosp hosi hospy hospitalini hospitalised spitali
hot: boiling
hour: hours hr hrs masaa lisaa
house: building nyumba home
how: hw namna jinsi howz je
hurt: hurts hurting injured injury injuries injure wound wounds wounded majeruhi jeraha majeraha kidonda
husband: hubby mume bwana
icu: icus
inhale: inhaled inhaling
inside: ndani interior contains contain contents content
insurance: bima insured nhif sha shif insurer
is: iz
job: jobs career careers vacancy vacancies hiring internship
jump: jumped jumps jumping
kill: killing
kit: kits
knife: kisu visu
labour: labor contractions uchungu
lake: ziwa
late: haijafika hawajafika hamjafika delayed hazijafika
learn: learning jifunze
leg: legs mguu miguu
live: living
locate: located location locations
long: muda
lose: lost losing loses
man: mwanaume mzee guy
meat: nyama
medicine: meds drugs dawa medication medications pills tablets vidonge kidonge pill tablet capsules dosi
message: msg
minutes: minute mins min dakika
monitor: monitors
morning: asubuhi tomorrow kesho
mother: mum mom mama mummy mommy mathe
mouth: mdomo
move: moving moved hamisha kuhamisha kuhamishwa
mpesa: paybill
need: needs want wants needed require nitapata kutaka haja
ngombe: cow bull
night: usiku nights midnight
nose: pua
nosebleed: nosebleeds
not: no never without hana bila hakuna sio si
number: numbers namba nambari nmbr num hotline hotlines shortcode digits
nurse: nurses muuguzi wauguzi nesi
oil: mafuta
one: moja mmoja
open: opened wazi
out: nje
oxygen: oksijeni oxgen
pain: pains painful paining ache aches aching maumivu sore
panadol: paracetamol calpol panadols
pant: panting
paralysed: paralyzed paralysis amepooza numb numbness kupooza ganzi
paramedic: paramedics parademic parademics paramedik medic medics paramed
patient: patients mgonjwa wagonjwa casualty casualties
people: persons watu
person: someone somebody mtu anyone anybody victim stranger msee mse
place: nairobi mombasa kisumu nakuru eldoret thika nyeri meru machakos kiambu kitale kericho garissa lamu malindi kakamega naivasha nanyuki embu ruiru juja kitengela rongai ngong kajiado narok bungoma busia kisii turkana lodwar kilifi diani voi
plan: plans planning mpango mipango preparedness
overdose: overdosed od
poison: poisoned poisoning poisonous sumu paraffin pesticide kerosene kerosine parafini roundup furadan gramoxone paraquat organophosphate weedkiller herbicide insecticide acaricide methanol antifreeze
police: polisi
pounding: unanidunda unadunda kudunda anadunda
pour: poured pouring splashed splash spilled spilt spill thrown threw gushing
pregnant: pregnancy mjamzito mimba pregnent preggo miscarriage miscarrying ujauzito mja abortion aborted
pressure: presha bp
price: prices cost costs charge charges fee fees bei gharama pesa ksh expensive cheap rates pricing
procedure: procedures utaratibu protocol protocols
pulse: heartbeat mapigo
rat: panya rats
river: mto mtoni
safe: salama
saturday: jumamosi saturdays
say: said saying says niseme
school: schools shule
scratch: scratched scratches
send: sends sending tuma tumeni nitumie tutumie mtume dispatch leteni niletee leta tuletee sent
serious: severe seriously mbaya critical mahututi
sexual: sexually kingono kimapenzi
shake: shaking shakes trembling tremors jerking jerks jerky twitching kutetemeka
shock: shocked shocks
shot: gunshot bullet risasi shooting
showing: shows
sick: ill sickness illness ugonjwa anaugua naugua
side: upande
sister: dada
slap: slapped slaps
sleep: sleeping asleep slept lala kulala sleepy
smell: harufu smells smelling
smoke: moshi fumes smoky
snake: snakes nyoka snakebite cobra mamba puffadder viper venom adder python swila
snore: snoring snores kukoroma
socket: sockets soketi
spit: spat spitting tema mate
spoon: kijiko
sport: sports michezo mashindano
stab: stabbed stabbing stabs poked pierced
stiff: rigid
sting: stung stings
stop: stopped stops stopping ceased quit ameacha imeacha amewacha imesimama umesimama
strangle: strangled strangling strangles strangulated strangulation
stretcher: stretchers machela
stroke: strokes kiharusi strok
stuck: lodged jammed
sugar: glucose sukari
suicide: suicidal kujiua
sunday: jumapili sundays
swell: swelling swollen swells swelled puffy
swimming: swim
take: takes taking nipeleke bring drop peleka mpeleke apelekwe took taken
talk: speak chat talking speaking ongea talks spoke
tell
thanks: thank thankyou asante shukran shukrani tx thx thnx thnks ahsante appreciated
throat: koo kooni windpipe airway
tight: tightness tightening
today: leo
tongue: ulimi
touch: touched touching touches
training: trainings trained trainer mafunzo workshop seminar
transfer: transfers transferring transfered transferred
transport: transportation transporting transported usafiri kusafirisha usafirishaji
trapped: trap
turn: turned turning turns
twist: twisted crooked bent lopsided pinda drooped droopy droop drooping sagging
uncle: mjomba
unconscious: unresponsive unconsious unconcious unconscous faint fainted fainting faints hajitambui coma amefeint
under: chini beneath underneath
unwell: hajiskii hajisikii
use: using kutumia used natumia tumia
visit: tembelea
vomit: vomiting vomits vomited diarrhoea diarrhea kuhara
wait: waiting waits waited subiri ngoja
wake: waking woken wakes
walk: walking
wall: ukuta
water: maji waters
way: njiani
weak: weakness dhaifu
wedding: harusi weddings
weekend: wikendi weekends
weird: strange funny
well: vizuri sawasawa vyema
wet: soaked soaking
what: wat wht whats nini gani wot
when: lini wen
where: wapi whr
which: whichever
who: nani
whole: mzima
wife: mke bibi
wire: wires cable
woman: mwanamke
year: years yr yrs
yesterday: jana
you: u ya nyinyi ninyi yu
your: ur yenu
kisima
shimo
`;

const table = variants
  .trim()
  .split('\n')
  .map((line) => line.split(/:? /));

const whole: ReadonlyMap<string, string> = new Map([
  ...table.flatMap(([word = '', ...others]) => [word, ...others].map((other) => [other, word] as const)),
  ...Object.entries(shorthand),
]);
const verbOf = verbReader(verbs);

/** `kisimani` is in the well, kisima. */
const placeOf = (word: string) =>
  word.length >= 5 && word.endsWith('ni') ? whole.get(word.slice(0, -2)) : undefined;

/** What a known word means, in the words that phrases use; several for what is short for several. */
export function meaningOf(word: string): string | undefined {
  if (plainWords.has(word)) return undefined;
  return whole.get(word) ?? verbOf(word) ?? placeOf(word);
}

/** Words to compare misspelt ones with: all but the many forms of Swahili verbs. */
export const spellable: readonly string[] = table.flat();
