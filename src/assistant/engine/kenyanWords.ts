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
low: lower dropped
high: higher
make: makes making
mobs: umati
neck: shingo shingoni
neighbour: jirani majirani neighbor neighbours neighbors
play: plays playing
prevent: zuia
push: pushes pushing
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
sun: juani
sweating: sweaty sweats sweat jasho
tighten
tired: nimechoka amechoka tumechoka
volunteer: volunteering
`;
