/** Further words of Swahili, Sheng and Kenyan English, as a table of words. */
export const kenyanWords = `
air: hewa
ankle: kifundo
ask: asking uliza
attackers: majambazi jambazi wahuni majangili wahalifu mhalifu wakora mkora majambaz magaidi
back: mgongo mgongoni
bandage: bandeji
basin: beseni
bead: beads shanga ushanga
bed: kitanda kitandani
belongings: miwani koti makaratasi
belt: mkanda
blister: malengelenge
blow: puliza
boat: mashua boti ngalawa ferry canoe dhow boats mtumbwi mitumbwi vessel
both: wote
bury: buried burying
button: kifungo vifungo
cement: simiti
charcoal: mkaa
chew: chewed chewing chews
closed: imefungwa
confused: amechanganyikiwa wamechanganyikiwa
conscious: ufahamu
cough: kikohozi coughing coughs
distress: msongo
drunk: mlevi
egg: mayai yai
family: familia
finger: kidole vidole
flame: flames
flu: mafua
fluid
funeral: mazishi
ground: sakafu sakafuni
gut: utumbo
high: higher
hunger: njaa
knee: goti magoti
lake: ziwani
leak: uvujaji leaks
licence: leseni kibali
lid: kifuniko
low: lower dropping
make
many: mengi wengi tele kibao
market: soko sokoni
mine: mgodi migodi
mob: kundi genge
mobs: umati
month: mwezi
nail: msumari misumari
neck: shingo shingoni
neighbour: jirani majirani neighbor neighbors
noise: kelele
nostril: tundu
person: binadamu
petrol: petroli
play: plays playing
prevent: zuia
push
quarry: quarries
right: kulia
road: barabara barabarani
roof: paa
rope: ropes
rubble: vifusi kifusi
satisfied: happy
sea: bahari baharini ocean
seed: punje karanga
shoulder: bega mabega
side: sided pembeni
signs: dalili
skin: ngozi
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
thanks: ahsanteni asanteni nashukuru tunashukuru
thief: mwivi
tired: nimechoka amechoka tumechoka
transformer: transfoma
tree: mtini
tutaonana
unconscious: hajielewi hawajielewi hajifahamu hajitambuwi hazinduki
vision: uono
volunteer: volunteering
waves: mawimbi wimbi
window: dirisha
womb: kizazi
wood: kuni
wrist: kiwiko
`;
