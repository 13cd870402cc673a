/** Words for what has happened to somebody, as a word table. */
export const patientWords = `
abuse: abuses abused abusing abusive
acid: tindikali asidi
alcohol: pombe beer booze liquor
allergic: allergy allergies allergi anaphylaxis anaphylactic epipen mzio
amputate: amputated severed
aneurysm: aneurism
arm: arms mkono mikono hand hands
asthma: asthmatic pumu inhaler inhalers
attack: attacks
attacked: attacking
attackers: thugs robbers thieves wezi mwizi gangsters bandits
beat: beaten beating beats
bee: bees wasp wasps hornet hornets nyuki nyigu
birth: childbirth births
bite: bitten bites biten bit biting
bleach: jik
bleed: bleeding bleeds bled hemorrhage haemorrhage hemorrhaging haemorrhaging
blind: kipofu
blood: damu
body: mwili bodies
born
boyfriend: ex mpenzi girlfriend
break: broken broke breaking breaks brocken
brew: changaa busaa muratina kumikumi moonshine haramu illicit
brother: kaka
buffalo: buffaloes nyati mbogo
burn: burns burnt burned burning scald scalded scalds
cat: cats paka
catch: caught catches catching
charcoal: makaa jiko jikos
check: checking
chemical: chemicals kemikali
choke: choking chokes choked chocking choaking
collapse: collapsed collapses collapsing colapsed
conscious: fahamu consciousness concious awake
convulsion: seizure seizures convulsions convulsing convulse convulsed seizing siezing epilepsy epileptic kifafa degedege dege spasms convulsive seizin epilepsi kukakamaa
crocodile: crocodiles croc
cross: crossed
cry: crying cried cries
cut: cuts cutting
dam: bwawa
dead: died death deceased marehemu amekufa alikufa wamekufa walikufa
defile: raped rape raping defiled defilement molested molest sodomized sodomised kubakwa ubakaji
deliver: delivery delivered delivering delivers
diabetic: diabetes kisukari insulin
die: dying dies kufa
dizzy: dizziness kizunguzungu
dog: dogs mbwa umbwa puppy
door: doors
drink: drank drunk drinking swallow swallows swallowed swallowing swallowd
drown: drowned drowning drowns drowing
eat: ate eaten eating eats
electricity: electric electrical stima umeme
electrocuted: electrocution electrocute electrocutes
elephant: elephants ndovu tembo
explode: exploded explodes explosion explosions blast blasted bomb
eye: eyes macho jicho
face: uso usoni
fall: fell fallen falls falling
father: dad daddy dady baba buda mzazi papa
feel: feeling feels
fever: feverish homa
floppy: limp legelege lethargic
foam: foaming froth frothing povu
food: chakula
fracture: snapped fractured fractures fractre dislocated dislocation sprain sprained vunjika amevunjika amevunja
gas: gesi
gored: gore gores goring
grandfather: babu grandpa guka
grandmother: nyanya grandma granny gran cucu shosho
hang: hanging hung
hanged: strung
head: kichwa hed
hear: hearing
hippo: hippos hippopotamus kiboko
hit: hits struck knocked knock ran hitting
hives: rashes
hold: holding
hot: boiling
husband: mumewe hubby mume bwana
hyena: hyenas fisi
inhale: inhaled inhales inhaling
jump: jumped jumps jumping
kill: killing
knife: kisu visu
labour: labor contractions uchungu
lake: ziwa
leg: legs mguu miguu
leopard: leopards chui
lion: lions lioness simba
man: mwanaume mzee guy
meat: nyama
medicine: meds drugs dawa medication medications pills tablets vidonge kidonge pill tablet capsules dosi
mother: mum mom mama mummy mommy mathe
ngombe: cow bull
nose: pua
nosebleed: nosebleeds
oil: mafuta
out: nje
panadol: paracetamol calpol panadols
pant: panting
paralysed: paralyzed paralysis amepooza numb numbness kupooza ganzi
overdose: overdosed od
pounding: unanidunda unadunda kudunda anadunda
pour: poured pouring splashed splash spilled spilt spill thrown threw gushing
pregnant: preg pregnancy mjamzito mimba pregnent preggo miscarriage miscarrying ujauzito mja abortion aborted
pressure: presha bp
pulse: heartbeat mapigo
rat: panya rats
refuse: refuses refused refusing kataa kukataa
river: mto mtoni
say: said saying says niseme
scratch: scratched scratches
selimundu: siklo
sexual: sexually kingono kimapenzi
shake: shaking shakes trembling tremors jerking jerks jerky twitching kutetemeka
shock: shocked shocks
shot: gunshot bullet risasi shooting
shoot: shoots
gun: guns bunduki rifle pistol bastola
showing: shows
side: upande
sister: dada
slap: slapped slaps slapping
smell: harufu smells smelling
smoke: moshi fumes smoky
snake: snakes nyoka snakebite cobra puffadder viper venom adder python swila chatu boomslang moma bafe
snore: snoring snores kukoroma
snort: snorts snorted snorting
gurgle: gurgles gurgled gurgling gurgly
socket: sockets soketi
spit: spat spitting tema mate
spoon: kijiko
sport: sports michezo mashindano
stab: stabbed stabbing stabs poked pierce pierces pierced
stiff: rigid
sting: stung stings stinging
step: stepped stepping treads
stop: stopped stops stopping ceased quit ameacha imeacha amewacha imesimama umesimama
strangle: throttled throttle strangled strangling strangles strangulated strangulation
stroke: strokes kiharusi strok
stuck: lodged jammed
sugar: glucose sukari
swell: swelling swollen swells swelled puffy
swimming: swim
tell
throat: koo kooni windpipe airway
gasp: gasps gasped
forced: forces forcing
kicked: kicks
punched: punches punching
slipped: slips slipping
wheezing: wheezes wheezed
suffocating: suffocates suffocated
blaze: ablaze
tight: tightness tightening
tongue: ulimi
trampled: trample trampling
trapped: trap
twist: dropped twisted crooked bent lopsided pinda drooped droopy droop drooping sagging
uncle: mjomba
unconscious: unresponsive unconsious unconcious unconscous faint fainted fainting faints hajitambui coma amefeint
under: chini beneath underneath
unwell: hajiskii hajisikii
visit: tembelea
vomit: vomiting vomits vomited diarrhoea diarrhea kuhara
wake: waking woken wakes
walk: walking
wall: ukuta
water: maji waters
weak: weakness dhaifu
weird: strange funny
wet: soaked soaking
whole: mzima
wife: mkewe mke bibi
wire: wires cable waya
woman: mwanamke
year: years yr yrs
yesterday: jana
kisima
shimo
house: gorofa ghorofa
lips: lip midomo
spider: spiders buibui
`;
