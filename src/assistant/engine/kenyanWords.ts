/** Further words of Swahili, Sheng and Kenyan English, as a table of words. */
export const kenyanWords = `
air: hewa
ankle: kifundo
ask: asks asking uliza
back: mgongo mgongoni
bead: beads shanga ushanga
belongings: miwani koti makaratasi
blow: puliza
boat: mashua boti ngalawa ferry canoe dhow boats
bury: buried burying
cement: simiti
chew: chewed chewing chews
confused: amechanganyikiwa wamechanganyikiwa
cough: kikohozi coughing coughs
distress: msongo
fluid
finger: kidole vidole
flame: flames
flu: mafua
funeral: mazishi
hunger: njaa
knee: goti magoti
licence: leseni kibali
low: lower dropping
high: higher
make
mobs: umati
neck: shingo shingoni
neighbour: jirani majirani neighbor neighbors
play: plays playing
prevent: zuia
push
quarry: quarries
rope: ropes
rubble: vifusi kifusi
satisfied: happy
sea: bahari baharini ocean
shoulder: bega mabega
side: sided
skin: ngozi
smile: smiling smiles
soap: sabuni
stone: jiwe mawe rock
strength: nguvu
struggling: struggles
suck: suckle suckling
sun: juani sunstroke
sweating: sweaty sweats sweat jasho
tighten
tutaonana
tired: nimechoka amechoka tumechoka
volunteer: volunteering
`;
