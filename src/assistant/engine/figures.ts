/**
 * Figures of speech: words that name a danger, but mean none in this order. One per line, separated by commas, in the form
 * after each word was replaced. None of them may be something that a bystander would say of a patient: "hot tea with",
 * "snake what".
 */
const figures = `
birth order
birth control
blood moon
blood diamond
burn question
labour day
labour laws
choke point
flu shot
flu shot price
hit and run movie
poison plant
poison rat price
snake course
snake programming
stroke order
brush stroke
suicide squad
sun cream
sun glasses
trapped animal
trapped game
die kupona
meat burn
burn nyasi
equipment cut nyasi
panga shamba price
panga price
shot movie
shot filamu
smoke eye makeup
stuck in my head
snake ladder
person blood how
food was burn
bury in paperwork
burn calories
burn cd
burn with ambition
cake burn
keki burn
burn rubber
hot water bottle
mnyama snake
beat badly match
fit and healthy
fit well
fit nice
medicine mimea uza
heart attack burger
shot video
shot photo
shot goal
goal shot
shot point
accident course
accident app
computer accident
laptop accident
app accident
website accident
battery die
simu die
drown in work
drown in debt
bury in work
bored to die
die laughing
die of laugh
die of laughing
die with laugh
die of laughter
die of boredom
stroke of luck
stroke of genius
food poison meaning
poison ivy
overdose of sugar
donate blood
give blood
birth party
birth certificate
burn toast, burn incense, burn kalori, burn picha, burn story, burn cake, burn mahindi, burn my ugali
burn my chapati, burn my chapatis, burn my mandazi, burn my beans, burn my rice, burn my wali, burn my toast
burn my cake, burn my chakula, burn my food, toast burn, incense burn, kalori burn, mahindi burn
toast is burn, cake is burn, die kicheko, inaboo die, die driver die, unconscious handwriting
unconscious smell of, unconscious of cup, unconscious of college, snake and ladders, snake on plane
snake eat what, snake of kenya, drown in assignments, drown in email, drown in homework, trapped by debt
trapped in contract, suicide door, shake arm with, bad blood, blood group, group blood, blood o positive
blood is thicker, blood kuku, why is blood red, what does blood do, bleed money, radiator bleed
choke under pressure, arsenal choke, price of fuel is choke, overdose of cuteness, convulsion of assets
convulsion of goods, fit for purpose, fits like glove, allergic to mondays, allergic to work
strangle by regulation, stock market accident, labour relations, labour essay, defile seed oil
battery keeps die, bath explode, butterfly stroke, skipped beat, stab in dark guess, heart attack grill
shot hoops, kunoa panga, panga inauzwa, i can not wake up early, accident call sorry, not need any more help
how to stop snore, bot is not responding, remote not responding, chicks keep die, kuku die, playlist is to die for
unconscious from boredom, unconscious of training college, unconscious in second round, collapse of bank
collapse with joy, drown in laundry, ride or die, die of hunger
mafuriko kazi, shot kahawa, suicide prevention day, beat us two nil, beat us three nil, swimming stroke for
`;

/** Replaces a figure of speech: no pattern contains it. */
export const everydayWord = 'everyday';

/** Figures of speech as aliases of several words. */
export const everydayPhrases = figures
  .trim()
  .split(/\n|, /)
  .map((said) => [said, everydayWord] as const);
