import { describe, expect, it } from 'vitest';
import { assistant } from '../../src/content/pages/assistant';
import { assistantIn } from '#sw/kiswahiliAssistant';
import { concernSources } from '../../src/content/pages/firstAid/concernSources';
import { sources } from '../../src/content/pages/firstAid/sources';
import type { FirstAidTopic, Statement } from '../../src/content/firstAidTypes';
import type { ConcernId } from '../../src/domain/assistantIds';
import { pages, texts } from './modules';

/** Both languages: each rule is held in English and in Kiswahili. */
const kiswahili = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../src/content/pages/firstAid/*.ts',
  {
    eager: true,
    query: '?sw',
  },
);
const topicsOf = (values: readonly unknown[]) =>
  values.filter(
    (page): page is FirstAidTopic => typeof page === 'object' && page !== null && 'blocks' in page,
  );
const english = topicsOf(Object.values(pages));
const swahili = topicsOf(Object.values(kiswahili).flatMap((module) => Object.values(module)));
const lineOf = ({ ask, act, text }: Statement) =>
  [ask, act, text].filter((part) => part !== undefined).join(' ');
const linesOf = ({ steps, variants = [], blocks }: FirstAidTopic) =>
  [steps, ...variants.map(({ items }) => items), ...blocks.map(({ items }) => items)].flat().map(lineOf);
const pageOf = (topics: readonly FirstAidTopic[], id: string) => {
  const page = topics.find((one) => one.id === id);
  if (!page) throw new Error(`There is no page ${id}`);
  return linesOf(page).join('\n');
};
const spoken = { en: assistant.concerns, sw: assistantIn(assistant).concerns };
const answerOf = (lang: 'en' | 'sw', id: ConcernId) => {
  const { lines, avoid = [] } = spoken[lang][id];
  return [...lines, ...avoid].join('\n');
};

describe('sources that nobody would trust', () => {
  const gone =
    /droracle|usfoor|chichimed|nucoplus|askdoctorkt|\biol\.co|babies\.co|executivefirstaid|iafya|where-address|skillsforpeople|moreton|capitalfm|horizonnews|ngha\.med|no guideline read/i;
  const all = Object.entries({ ...sources, ...concernSources });

  it('are named nowhere, and no source is named by the address of a site alone', () => {
    expect(all.filter(([, { name }]) => gone.test(name))).toEqual([]);
    expect(all.filter(([, { name }]) => /^[\w-]+\.(?:com|org|net|edu|ie|ai|co)\b/.test(name))).toEqual([]);
    expect(texts([...english, ...swahili, spoken]).filter(({ text }) => gone.test(text))).toEqual([]);
  });

  it('are not replaced by a name for what nobody has read', () => {
    for (const { sources: cited } of [...english, ...swahili])
      expect(cited.filter(({ confidence }) => confidence === 'background')).toEqual([]);
  });
});

/** What each page and answer must say (`+`) and must not (`-`), in both languages. */
const rules: readonly {
  what: string;
  page?: string;
  answer?: ConcernId;
  en: readonly [string, RegExp][];
  sw: readonly [string, RegExp][];
}[] = [
  {
    what: 'an allergy without a pen: carried, lying, to adrenaline',
    page: 'allergy',
    answer: 'allergy',
    en: [
      ['+', /[Nn]o pen[?:,]/],
      ['+', /[Cc]arry them, lying/],
      ['+', /[Aa]drenaline into the thigh, now/],
      ['+', /upright in a car/],
      ['-', /Bees\? Run inside/],
    ],
    sw: [
      ['+', /[Hh]akuna sindano \(pen\)[?:,]/],
      ['+', /[Mm]bebe akiwa amelala/],
      ['+', /[Aa]drenalini kwenye paja, sasa/],
      ['+', /wima ndani ya gari/],
      ['-', /Kimbilia ndani/],
    ],
  },
  {
    what: 'asthma: any blue inhaler, no breath held with a spacer, again after 10 minutes',
    page: 'asthma',
    answer: 'asthma',
    en: [
      ['+', /[Aa](?:nother|lso another) person’s/],
      ['+', /after 10 minutes/],
      ['+', /4 to 5 normal breaths/],
      ['-', /15 minutes/],
      ['-', /The same again/],
      ['-', /[Oo]wn blue inhaler/],
    ],
    sw: [
      ['+', /mtu mwingine/],
      ['+', /baada ya dakika 10/],
      ['+', /[Pp]umzi 4 hadi 5 za kawaida/],
      ['-', /dakika 15/],
      ['-', /vivyo hivyo/],
      ['-', /yake mwenyewe/],
    ],
  },
  {
    what: 'low sugar: sugar again only for somebody awake',
    page: 'lowSugar',
    answer: 'lowSugar',
    en: [
      ['+', /awake,? but no better after 15 minutes\W+give the sugar again/i],
      ['-', /The same again/],
    ],
    sw: [
      ['+', /yuko macho,? lakini hajapata nafuu baada ya dakika 15\W+mpe sukari tena/i],
      ['-', /vivyo hivyo/],
    ],
  },
  {
    what: 'heat: cold water up to the neck only for the confused, faint or in a fit',
    page: 'heat',
    answer: 'heat',
    en: [
      ['+', /[Cc]onfused, faint or in a fit[?:,] (?:Into c|[Pp]ut them into c|C)old water up to the neck/],
    ],
    sw: [['+', /^(?:Kama a|A)mechanganyikiwa, anazimia au ana degedege.*maji baridi hadi shingoni/im]],
  },
  {
    what: 'a sick child: nobody waits for a rash, dark skin, home-made ORS',
    page: 'sickChild',
    en: [
      ['+', /Never wait for a rash/],
      ['+', /[dD]ark skin\W.*palms and soles/],
      ['+', /6 level teaspoons of sugar and half a level teaspoon of salt in 1 litre/],
      ['+', /eyes are sunken/],
      ['+', /blood in the stool/],
      ['-', /It can drink\?/],
    ],
    sw: [
      ['+', /Usingoje vipele kamwe/],
      ['+', /ngozi ni nyeusi\W.*viganja na nyayo/],
      ['+', /vijiko vidogo 6 vya sukari na nusu kijiko kidogo cha chumvi, vilivyosawazishwa, kwenye lita 1/],
      ['+', /Macho yameingia ndani/],
      ['+', /damu kwenye choo/],
      ['-', /Vipele havipotei/],
    ],
  },
  {
    what: 'a sick child in the assistant: nobody waits for a rash',
    answer: 'sickChild',
    en: [
      ['+', /[Nn]ever wait for a rash/],
      ['+', /inside the eyelids/],
      ['-', /stays under a glass/],
    ],
    sw: [
      ['+', /usingoje vipele kamwe/],
      ['+', /ndani ya kope/],
      ['-', /havipotei/],
    ],
  },
  {
    what: 'a left side: whose it is',
    page: 'snakebite',
    en: [
      ['+', /on their left side/],
      ['-', /the left side/],
    ],
    sw: [
      ['+', /ubavu wake wa kushoto/],
      ['-', /ubavu wa kushoto/],
    ],
  },
  {
    what: 'a left side in a fit: whose it is',
    page: 'seizure',
    en: [
      ['+', /on her left side/],
      ['-', /the left side/],
    ],
    sw: [
      ['+', /ubavu wake wa kushoto/],
      ['-', /ubavu wa kushoto/],
    ],
  },
  {
    what: 'a button battery: X-ray now, and nothing unless the poison line says honey',
    page: 'poison',
    answer: 'poison',
    en: [
      ['+', /X-ray now, even if well/],
      ['+', /unless the poison line says honey/],
      ['-', /dim sight/],
    ],
    sw: [
      ['+', /X-ray sasa, hata akijisikia vizuri/],
      ['+', /isipokuwa laini ya sumu ikisema asali/],
      ['-', /Ni kwa kusudi/],
    ],
  },
  {
    what: 'a bite: every mammal, immunoglobulin, late or vaccinated all the same',
    page: 'dogBite',
    answer: 'dogBite',
    en: [
      ['+', /[Ee]very mammal/],
      ['+', /vaccine and immunoglobulin/],
      ['+', /(?:Late\? G|you are late, g)o all the same/],
      ['+', /vaccinated(?:\? G|, g)o too/],
    ],
    sw: [
      ['+', /[Kk]ila mnyama anayenyonyesha/],
      ['+', /chanjo na immunoglobulin/],
      ['+', /[Uu](?:mechelewa\? N|kichelewa, n)enda hata hivyo/],
      ['+', /amechanjwa(?:\? N|, n)enda pia/],
    ],
  },
  {
    what: 'a snakebite: signs of a weak breath, antivenom, a spitting cobra',
    page: 'snakebite',
    en: [
      ['+', /eyelids droop.*Be ready to give breaths/],
      ['+', /antivenom/],
      ['+', /even if it eases/],
    ],
    sw: [
      ['+', /kope zinashuka.*tayari kupuliza pumzi/],
      ['+', /antivenom/],
      ['+', /hata likipata nafuu/],
    ],
  },
  {
    what: 'a scorpion: every child, and whoever drools or thrashes, at once',
    page: 'snakebite',
    answer: 'scorpion',
    en: [
      ['+', /child\W+(?:go )?to hospital at once/i],
      ['+', /drools?, cannot swallow, twitch(?:es)?,? (?:or )?thrash.*to hospital at once/i],
    ],
    sw: [
      ['+', /ni mtoto\W+(?:(?:aende|mpeleke) )?hospitali papo hapo/i],
      ['+', /anatoka mate, hawezi kumeza.*hospitali papo hapo/i],
    ],
  },
  {
    what: 'a sickle-cell crisis: fever from 38 degrees, nobody doubts the pain',
    page: 'sickChild',
    answer: 'sickleCell',
    en: [
      ['+', /[Ff]ever from 38 °C, chest pain/],
      ['+', /Say “sickle cell” to every(?:body|one)/],
    ],
    sw: [
      ['+', /[Hh]oma ya 38 °C au zaidi, kifua kinauma/],
      ['+', /Mwambie kila mtu “sickle cell”/],
    ],
  },
  {
    what: 'a drunk who cannot be woken: watched until the crew comes, never left to sleep',
    page: 'notAwake',
    answer: 'drunk',
    en: [
      ['+', /Some(?:body|one) watches the breath until the crew comes/],
      ['+', /“sleep it off”/],
    ],
    sw: [
      ['+', /Mtu aangalie anavyopumua hadi wahudumu wafike/],
      ['+', /“alale pombe iishe”/],
    ],
  },
  {
    what: 'a wild animal: bleeding first, a small hole goes deep, the wound stays open',
    page: 'dogBite',
    answer: 'wildAnimal',
    en: [
      ['+', /[Hh]eavy bleeding/],
      ['+', /small hole can go deep/],
      ['+', /do not close the wound/],
    ],
    sw: [
      ['+', /damu nyingi/],
      ['+', /[Tt]undu dogo huenda likawa refu ndani/],
      ['+', /usifunge jeraha kwa kushona/],
    ],
  },
  {
    what: 'a faint: the breath is looked at, 1 minute, no squeezing with chest pain',
    page: 'fainting',
    answer: 'fainting',
    en: [
      ['+', /[Ll]ook at the chest/],
      ['+', /within 1 minute/],
      ['+', /Do not squeeze/],
    ],
    sw: [
      ['+', /[Tt]azam[ae] kifua/],
      ['+', /baada ya dakika 1/],
      ['+', /(?:Usikaze|Asikaze)/],
    ],
  },
  {
    what: 'a nosebleed: how long it is pinched again',
    page: 'nosebleed',
    answer: 'nosebleed',
    en: [
      ['+', /[Pp]inch again for 10 to 15 minutes/],
      ['-', /Once more/],
    ],
    sw: [
      ['+', /[Bb]ana tena (?:kwa )?dakika 10 hadi 15/],
      ['-', /Mara moja zaidi/],
    ],
  },
  {
    what: 'a heart attack: pregnancy is a reason against aspirin',
    page: 'heartAttack',
    en: [['+', /[Nn]o aspirin.*in pregnancy/]],
    sw: [
      ['+', /Usimpe aspirini.*mimba/],
      ['-', /pumzi fupi/],
    ],
  },
  {
    what: 'a head injury: who feels well again is not alone for a day',
    page: 'headInjury',
    answer: 'headInjury',
    en: [
      ['+', /hey feel well again(?:\? Somebody|[:,] [Ss]omeone) stays/],
      ['-', /^Well again\?/m],
    ],
    sw: [['+', /[Aa]najisikia sawa tena[?:,] [Mm]tu akae naye/]],
  },
];

describe.each(['en', 'sw'] as const)('first aid in %s says of', (lang) => {
  const places = rules.flatMap(({ what, page, answer, ...said }) => [
    ...(page
      ? [
          {
            what,
            place: `page ${page}`,
            all: () => pageOf(lang === 'en' ? english : swahili, page),
            said: said[lang],
          },
        ]
      : []),
    ...(answer
      ? [{ what, place: `answer ${answer}`, all: () => answerOf(lang, answer), said: said[lang] }]
      : []),
  ]);
  it.each(places)('$what ($place)', ({ all, said }) => {
    const text = all();
    const wrong = said.filter(([sign, part]) => part.test(text) !== (sign === '+'));
    expect(wrong.map(([sign, part]) => `${sign} ${part.source}`)).toEqual([]);
  });
});
