/**
 * Words that name a danger and mean none where they follow each other: what is said, after each word was replaced, a line
 * each. Nothing stands here that somebody beside a patient might say: "hot tea with", "snake what".
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
`;

/** Stands for a figure of speech: no pattern knows it. */
export const everydayWord = 'everyday';

/** Figures of speech as other readings of several words. */
export const everydayPhrases = figures
  .trim()
  .split('\n')
  .map((said) => [said, everydayWord] as const);
