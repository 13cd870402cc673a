import { readTable } from './wordTable';

/** Stems of Swahili verbs: `~` only of people, `@` only with a person as object. English stems take Swahili prefixes in Sheng. */
const stems = `
abuse: nyanyasa dhulumu tesa teswa dhalilisha
accident: crash gongana
arrive: fika kuja
ask: uliza
attacked: vamia shambulia
beat: @piga pigwa @chapa chapwa @zaba
birth: zaa jifungua jifungulia
bite: ngata bite
blaze: waka
bleed: vuja bleed churuzika bubujika
blocked: ziba
blow: puliza
book: book
born: zaliwa
breathe: pumua breathe
burn: ungua choma chomeka babuka teketea unguza burn
bury: fukia funika
call: pigia call
carry: beba sombwa
catch: shika kamata @kaanga
choke: kabwa palia paliwa choke sakamwa kaba
close: funga
collapse: bomoka
complain: lalamika
connect: unganisha
convulsion: kakamaa convulse
cough: kohoa cough
cover: hudumu cover
crushed: kandamiza lalia
cry: lia
cut: kata jikata chanja
dead: fariki uawa
defile: baka najisi najisiwa lawiti bakwa lawitiwa rape reipia
die: ~kufa die
do: fanya fanyia
dream: ota
drink: nywa meza
drown: zama drown
drunk: lewa
eat: kula
employ: ajiri
end: maliza isha
enter: ingia
explode: lipuka
fall: anguka poromoka dondoka tumbukia
fall on: angukia
float: elea
floppy: legea
forced: lazimisha
forget: sahau
fracture: vunjika vunja teguka tegua
full: jaa
go: enda kwenda
hanged: jinyonga
hear: sikia
help: saidia
high: panda
hit: gonga hit
hurt: umia jeruhi jeruhiwa umizwa
inhale: vuta
insult: tukana
jump: ruka rukia
late: chelewa
learn: jifunza soma
licensed: sajili sajiliwa idhinisha idhinishwa
lift: inua nyanyua inuka
live: ishi
lose: poteza potea
low: shuka pungua
move: songa sogea hamisha tingishika tingisha
need: taka hitaji omba tafuta
not: kosa
open: fungua
out: toka tokeza tokwa
overcome: lemea zidi athiri
overturned: pinduka bingiria roll
pain: uma umwa
pant: hema tweta
paralysed: pooza pararaizi paralyze paralyse
pay: lipa
play: cheza
pour: mwagika mwagia mwaga
price: toza charge gharimu chaji lipisha
push: sukuma bonyeza
react: react
refuse: kataa
remain: baki
remember: kumbuka
respond: jibu itika
satisfied: ridhika
say: sema eleza
scratch: kwaruza
see: ona
send: tuma
shake: tetemeka rusharusha tikisika
show: onyesha
showing: onekana
sleep: lala sinzia
shoot: fyatua
smile: tabasamu
snore: koroma
spit: tema
squeeze: bana banwa finya kandwa kaza kazwa
stab: dunga toboa stab
stand: simama
start: anza
step: kanyaga
stop: acha
strangle: nyonga
struggling: hangaika
stuck: kwama skwama ganda sakama naswa nasa nasika
stumble: teleza jikwaa
suck: nyonya
suicide: jiua jimaliza jidhuru jimada
sweating: sweat
swell: vimba fura
swim: ogelea
take: peleka
talk: ongea zungumza
teach: fundisha funza
tear: chanika rarua
thanks: shukuru
throw: rusha tupa
tishia: tishia
touch: gusa
treat: tendea
turn: geuka geuza
twist: pinda
unconscious: zimia zirai ~zima faint feint collapse
understand: elewa
use: tumia
volunteer: jitolea
vomit: tapika harisha vomit
wait: ngoja subiri
wake: amka zinduka
walk: tembea
weak: dhoofika
wet: lowa
zidiwa: zidiwa
overdose: overdose
smell: nuka
pounding: dunda
pasuka: pasuka
zingira: zingira
zuka: zuka
enea: enea sambaa
pass: pitia
`;

/** Each stem with its meaning. */
export const verbs = readTable(stems).flatMap(({ word, forms }) =>
  forms.map((stem) => [stem, word] as const),
);
