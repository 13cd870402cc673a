/** Further words of Swahili, Sheng and Kenyan English, as a word table. */
export const kenyanWords = `
air: hewa
ankle: kifundo
appointment: miadi
are: ziko
ask: asking uliza
attackers: majambazi jambazi wahuni majangili wahalifu mhalifu wakora mkora majambaz magaidi
back: mgongo mgongoni
bad: mbovu mbovuu
bandage: bandeji
basin: beseni
bead: beads shanga ushanga
bed: kitanda kitandani
belongings: miwani koti makaratasi
belt: mkanda
blister: malengelenge
blow: puliza
blue: bluu buluu
boat: mashua boti ngalawa ferry canoe dhow boats mtumbwi mitumbwi vessel
both: wote
branch: tawi matawi branches
bury: buried burying
button: kifungo vifungo
cement: simiti
certificate: cheti vyeti
charcoal: mkaa
chew: chewed chewing chews
church: kanisa
closed: imefungwa
company: kampuni
concert: tamasha
confused: amechanganyikiwa wamechanganyikiwa
conscious: ufahamu
cough: kikohozi coughing coughs
day: mchana
departed: ametuacha alituacha wametuacha ametuachia alituachia
distress: msongo
drive: kuendesha
drunk: mlevi
egg: mayai yai
event: hafla
family: familia
far: mbali
finger: kidole vidole
flame: flames
flu: mafua
fluid
funeral: mazishi
government: serikali
ground: sakafu sakafuni
gut: utumbo
high: higher
holiday: sikukuu
hunger: njaa
knee: goti magoti
lake: ziwani
leak: uvujaji leaks
licence: leseni kibali
lid: kifuniko
low: lower dropping
make
manager: msimamizi meneja
many: mengi wengi tele kibao
market: soko sokoni
mine: mgodi migodi
ministry: wizara
mob: kundi genge
mobs: umati
month: mwezi
nail: msumari misumari
neck: shingo shingoni
neighbour: jirani majirani neighbor neighbors
noise: kelele
nostril: tundu
or: ama au
person: binadamu
petrol: petroli
play: plays playing
prevent: zuia
price: gharimu garama
push
quarry: quarries
question: swali maswali
real: halisi
report: ripoti kuripoti
right: kulia
road: barabara barabarani
roof: paa
rope: ropes
rubble: vifusi kifusi
satisfied: happy ridhika
sea: bahari baharini ocean
seed: punje karanga
should: lazima
shoulder: bega mabega
side: sided pembeni
signs: dalili
skin: ngozi
sleep: nilale tulale
smile: smiling smiles
soap: sabuni
sound: mlio
stairs: ngazi
stone: jiwe mawe rock
strength: nguvu
struggling: struggles
suck: suckle suckling
sun: juani sunstroke
sweating: sweaty sweats sweat jasho
teach: nifundisheni nifundishe
thanks: ahsanteni asanteni nashukuru tunashukuru
thief: mwivi
tired: nimechoka amechoka tumechoka
transformer: transfoma
tree: mtini
tutaonana
type: aina
unconscious: hajielewi hawajielewi hajifahamu hajitambuwi hazinduki
vision: uono
volunteer: volunteering
waves: mawimbi wimbi
which: zipi ipi upi yupi
window: dirisha
womb: kizazi
wood: kuni
wrist: kiwiko
you: wewe
life: maisha
house: keja
ditch: mtaro mtaroni
car: trela
snake: joka kifutu koboko
die: kukufa
lift: lifti
explode: bomu
chemical: chemikali
squeeze: squeezed
husband: bwanangu mumeo
father: babangu
mother: mamangu
defile: molesting
wake: amka zinduka
fall: anguka
birth: zaa
horn: horns pembe
stage: jukwaa
`;
