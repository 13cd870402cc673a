/** Words of questions and of the service, as far as they help to tell answers apart, as a word table. */
export const serviceWords = `
accident: accidents ajali axident aksident accdent accidently accidental crash crashed crashes collision collided wreck
address: anwani
advanced: advance
ambulance: ambulances ambulensi ambulenzi ambulans ambulanc ambulens ambulanza amb ambu
are: r
arrive: arrives arriving arrival arrived reach reaches reaching come comes coming came fika kuja
available: availability avail avilable mnapatikana inapatikana
baby: babies infant newborn newborns neonate kichanga
boda: bodaboda motorbike motorbikes motorcycle motorcycles motorcyclist bodas pikipiki nduthi nduthis piki bike bicycle baiskeli cyclist scooter
breathe: breathing breath breathes breaths breathin breeth breth pumua pumzi brth breathn brething breethe
call: calls calling ring dial dialing phone piga napiga kupiga tupige tunapiga nipige nipigie
called: phoned nimepiga nilipiga tumepiga
car: cars vehicle vehicles gari magari van lorry lori truck pickup probox trailer tuktuk matatu matatus mat nganya bus buses basi motorist
carry: carries carrying carried
chest: kifua chst
child: children kid kids mtoto watoto toddler toto boy girl son daughter kijana mwana kiddo
class: classes lesson lessons
coin: coins shilingi sarafu
complain: complains complained complaining
complaint: complaints malalamiko lalamiko
compression: compressions
contact: contacts contacting mawasiliano
course: courses kozi
crew: crews wahudumu mhudumu
defibrillator: defibrillators defib aed aeds
difference: differences differ different tofauti
do: doing done fanya nifanyeje tufanyeje nifanye tufanye mfanye nifanyie
doctor: doctors daktari madaktari dr doc docs
drive: driving drives drove naendesha niendeshe
driver: drivers dereva
email: emails mail gmail
emergency: emergencies dharura emergancy emergncy
emt: emts technician technicians
equipment: equipments equipement machine machines machinery device devices gear tools vifaa mashine equipped
fast: quick quickly soon faster upesi
find: finding
fire: fires moto
firstaid: firstaider
forget: forgot forgotten
get: getting gets
give: giving
heart: moyo hart cardio
hello: hi hey helo hallo hullo halo hellow helloo hae howdy greetings jambo hujambo niaje mambo habari salaam salamu shikamoo hodi sema vipi
help: helps helped helping msaada usaidizi assist assistance
helpme: saidia nisaidie tusaidie mnisaidie mtusaidie sos mayday naombamsaada
hospital: knh kenyatta aga mater gertrudes mtrh pumwani mbagathi shah hospitali hospitals hosp hosi hospy hospitalini hospitalised spitali
hour: hours hr hrs masaa lisaa
house: building nyumba home
how: hw namna jinsi howz je
hurt: hurts hurting injured injury injuries injure wound wounds wounded majeruhi jeraha majeraha kidonda
icu: icus
inside: ndani interior contains contain contents content
insurance: bima insured nhif sha shif insurer
is: iz
job: jobs career careers vacancy vacancies hiring internship
kit: kits
late: haijafika hawajafika hamjafika delayed hazijafika
learn: learning jifunze
live: living
locate: located location locations
long: muda
lose: lost losing loses
message: msg
minutes: minute mins min dakika
monitor: monitors
morning: asubuhi tomorrow kesho
mouth: mdomo
move: moving moved hamisha kuhamisha kuhamishwa
mpesa: paybill
need: needs want wants needed require nitapata kutaka haja
night: usiku nights midnight
not: no never without hana bila hakuna akuna hapana sio si
number: numbers namba nambari nmbr num hotline hotlines shortcode digits
nurse: nurses muuguzi wauguzi nesi
one: moja mmoja
open: opened wazi
oxygen: oksijeni oxgen
pain: pains painful paining ache aches aching maumivu sore
paramedic: paramedics parademic parademics paramedik medic medics paramed
patient: patients mgonjwa wagonjwa casualty casualties
people: persons watu
person: someone somebody mtu anyone anybody victim stranger msee mse
place: nairobi mombasa kisumu nakuru eldoret thika nyeri meru machakos kiambu kitale kericho garissa lamu malindi kakamega naivasha nanyuki embu ruiru juja kitengela rongai ngong kajiado narok bungoma busia kisii turkana lodwar kilifi diani voi
plan: plans planning mpango mipango preparedness
poison: poisoned poisoning poisonous sumu paraffin pesticide kerosene kerosine parafini roundup furadan gramoxone paraquat organophosphate weedkiller herbicide insecticide acaricide methanol antifreeze
police: polisi
price: prices cost costs charge charges fee fees bei gharama pesa ksh expensive cheap rates pricing
procedure: procedures utaratibu protocol protocols
safe: salama
saturday: jumamosi saturdays
school: schools shule
send: sends sending tuma tumeni nitumie tutumie mtume dispatch leteni niletee leta tuletee sent
serious: severe seriously mbaya critical mahututi
sick: ill sickness illness ugonjwa anaugua naugua
sleep: sleeping asleep slept lala kulala sleepy
stretcher: stretchers machela
suicide: suicidal kujiua nijiue ajiue
sunday: jumapili sundays
take: takes taking nipeleke bring drop peleka mpeleke apelekwe took taken
talk: speak chat talking speaking ongea talks spoke
thanks: thank thankyou asante shukran shukrani tx thx thnx thnks ahsante appreciated
today: leo
touch: touched touching touches
training: trainings trained trainer mafunzo workshop seminar
transfer: transfers transferring transfered transferred
transport: transportation transporting transported usafiri kusafirisha usafirishaji
turn: turned turning turns
use: using kutumia used natumia tumia
wait: waiting waits waited subiri ngoja
way: njiani
wedding: harusi weddings
weekend: wikendi weekends
well: vizuri sawasawa vyema
what: wat wht whats nini gani wot
when: lini wen
where: wapi whr
which: whichever
who: nani
you: u ya nyinyi ninyi yu
your: ur yenu
`;
