import { readTable } from './wordTable';

/** Stems of Swahili verbs: `~` counts of people only, `@` with a person as object. English ones take Swahili beginnings in Sheng. */
const stems = `
abuse: nyanyasa
accident: crash
attacked: vamia
arrive: fika kuja
beat: @piga pigwa @chapa chapwa
birth: zaa jifungua
bite: ngata
blaze: waka
bleed: vuja bleed
book: book
born: zaliwa
breathe: pumua
burn: ungua choma chomeka babuka teketea
call: pigia call
catch: shika kamata @kaanga
choke: kabwa palia paliwa choke
connect: unganisha
convulsion: kakamaa
cough: kohoa
cry: lia
cut: kata jikata
dead: fariki uawa
defile: baka najisi najisiwa lawiti
die: ~kufa die
do: fanya fanyia
drink: nywa meza
drown: zama drown
eat: kula
explode: lipuka
enter: ingia
fall: anguka poromoka dondoka tumbukia
floppy: legea
forget: sahau
fracture: vunjika vunja teguka
go: enda kwenda
employ: ajiri
hanged: jinyonga
hear: sikia
help: saidia
hit: gonga
hurt: umia jeruhi jeruhiwa umizwa
late: chelewa
learn: jifunza
live: ishi
lose: poteza
move: songa sogea
need: taka hitaji omba tafuta
out: toka tokeza
overturned: pinduka
pain: uma umwa
pant: hema tweta
pour: mwagika mwagia mwaga
respond: jibu itika
say: sema
scratch: kwaruza
see: ona
send: tuma
shake: tetemeka rusharusha
showing: onekana
snore: koroma
squeeze: bana banwa finya
stab: dunga toboa stab
stand: simama
stop: acha
strangle: nyonga
stuck: kwama skwama ganda sakama
suck: nyonya
suicide: jiua
swell: vimba
take: peleka
talk: ongea zungumza
teach: fundisha funza
twist: pinda
unconscious: zimia zirai ~zima faint feint collapse
vomit: tapika harisha
wait: ngoja subiri
touch: gusa
wake: amka zinduka
walk: tembea
`;

/** Each stem with its meaning. */
export const verbs = readTable(stems).flatMap(({ word, forms }) =>
  forms.map((stem) => [stem, word] as const),
);
