/** Words that name a danger and mean none where they stand together, a line each: what is said, after each word was replaced. */
const figures = `
food was burn
rice burn
wali burn
ugali burn
bury in paperwork
snake animal
crash at friend
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
snake list
snake kenya
snake park
snake game
snake animal
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
