/** Words that name a danger and mean none where they stand together, a line each: what is said, after each word was replaced. */
const figures = `
accident report
birth order
birth control
blood moon
blood diamond
burn question
child labour
labour day
labour laws
choke point
snake kai
flu shot
flu shot price
hit and run movie
market accident
stock accident
poison plant
poison rat price
snake course
snake class
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
labour child
smoke eye makeup
stuck in my head
hot tea with
snake ladder
blood have
person blood how
heart is side
accident diet
food was burn
rice burn
wali burn
ugali burn
bury in paperwork
accident at friend
burn calories
burn cd
burn with ambition
food burn
burn food
cake burn
keki burn
clothes burn
nguo burn
burn rubber
hot water bottle
mnyama snake
snake what
snake villages
snake play
stab in dark
shake arm with
choke with people
why is blood
blood red
beat badly match
accident at my friend
fit and healthy
fit well
fit nice
medicine mimea uza
heart attack burger
shot video
shot photo
picture shot
shot goal
goal shot
shot point
accident course
accident app
computer accident
laptop accident
app accident
website accident
call accident
call die
battery die
simu die
drown in work
drown in debt
bury in work
bored to die
die tired
die laughing
die of laugh
die of laughing
die with laugh
die of laughter
die of boredom
stroke of luck
stroke of genius
swimming stroke
stroke in swimming
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
