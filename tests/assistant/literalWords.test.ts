import { describe, expect, it } from 'vitest';
import { readMessage } from '../../src/assistant/parseMessage';
import { expectedOf, wrongIn } from './expected';

/** Words that are right alone and wrong beside their neighbours, and words that were missing: what the rules make of them. */
const kinds: Record<string, string> = {
  'what hits somebody is no vehicle': `
    hit in the eye by a stone => eye -roadAccident
    he was hit by a brick on the head => headInjury -roadAccident
    my son was hit by a ball => -roadAccident
    she was hit by a matatu => roadAccident
    hit by a speeding lorry => roadAccident
  `,
  'who gasps and sits, stands or talks is awake': `
    he is gasping sitting by the door => hardBreathing -notBreathing
    she stands at the window gasping for air => hardBreathing -notBreathing
    my uncle is talking but gasping => hardBreathing -notBreathing
    he is only gasping => notBreathing
  `,
  'a place that collapses is nobody who faints': `
    stage has collapsed on the band => danger -notAwake
    the tent has collapsed => danger -notAwake
    jukwaa limebomoka => danger -notAwake
    my father collapsed => notAwake
  `,
  'blood of a pregnancy or after a birth': `
    bleeding heavily 3 months preg => pregnancy -bleeding
    damu mingi baada ya zaa mtoto => pregnancy -bleeding
    preg and bleeding since morning => pregnancy -bleeding
  `,
  'a tool is no attacker': `
    nail gun shot => bleeding -attack
    the nail gun went through his hand => bleeding -attack
    nail gun imemtoboa mkono => bleeding -attack
  `,
  'eyes that have sunk': `
    macho yameingia ndani => sickChild -eye
    mtoto anaharisha na macho yameingia ndani => sickChild -eye
    mtoto macho yamezama => sickChild -drowning
    utosi wa mtoto umezama => sickChild -drowning
    kitu kimeingia kwa jicho => eye -sickChild
  `,
  'a stiff neck is no fit': `
    shingo imekakamaa => -seizure urgent
    mtoto ana homa na shingo imekakamaa => -seizure urgent
    shingo yake imekakamaa tangu jana => -seizure urgent
    mwili wote umekakamaa => seizure
  `,
  'no words after a blow is no stroke': `
    knocked down, haongei => roadAccident -stroke
    alikuwa knocked down na gari haongei => roadAccident -stroke
    car accident and she is not talking => roadAccident -stroke
    suddenly she can not talk => stroke
  `,
  'a lodge is a house': `
    my lodge has no water => -trapped -choking -urgent
    our lodge is near the river => -trapped -urgent
    lodge yetu iko narok => -trapped -urgent
    food is lodged in his throat => choking
  `,
  'not to see is not to have no breath': `
    can't see or breathe after tear gas => -notBreathing
    cannot see well or breathe well => -notBreathing
    i can't see or breathe in this smoke => -notBreathing
    i cannot see breath => notBreathing
  `,
  'kulia is to cry, and right': `
    mtoto hawezi kulia => choking -newborn
    hawezi kulia wala kukohoa => choking
    amemeza coin na hawezi kulia => choking -newborn
    mkono wa kulia unauma => -choking
  `,
  guns: `
    the gun went off and hit his leg => attack urgent
    bunduki imepiga yeye mguu => attack urgent
    they shoot him in the stomach => attack urgent
    askari amefyatua risasi => attack urgent
    bunduki ya watoto bei gani => -attack -urgent
    photo shoot on saturday => -attack -urgent
  `,
  horns: `
    the bull gored him in the stomach => bleeding urgent -attack
    ngombe amemtoboa na pembe tumboni => bleeding urgent -attack
    horn pierce him side => bleeding urgent -attack
    pembe imeingia kwa tumbo => bleeding urgent
    donkey kicked him => otherCare urgent
  `,
  'mob is also many': `
    ametafuna miraa mob => -attack -urgent
    nimekula chapo mob leo => -attack -urgent
    kuna watu mob hapa => -attack -urgent
    mob justice hapa stage => attack urgent
    the mob is beating a boy => attack urgent
  `,
  'sounds and foam': `
    he puked n now hes makin gurgly sounds on his bak => notAwake urgent
    she makes a gurgling noise and does not open her eyes => notAwake urgent
    gurgling sounds from his throat => notAwake urgent
    froth from the mouth after drowning => drowning -seizure
    pulled out of the pool and foam at the nose => drowning -seizure
    drank rat poison and foam is coming => poison -seizure
    froth comes out of his mouth => seizure
    froth on my coffee => -seizure -urgent
  `,
  'fumes and what is sniffed': `
    she inhaled paint fumes => smoke urgent
    inhales fumes at work and is dizzy => smoke urgent
    alivuta fumes za generator => smoke urgent
    he snorted something and now his heart is racing => poison urgent
    they snorted a powder => poison urgent
    amesnort cocaine => poison urgent
  `,
  'a jump from a floor': `
    he jumped from the third floor => accident urgent -despair
    she jumped out of the window => accident urgent
    jumped from second floor to escape => accident urgent
  `,
  'hapana, none and refuse beside a verb': `
    mtoto kupumua hapana => notBreathing urgent
    yeye amka hapana => notAwake urgent
    she refuse breathe => notBreathing urgent
    he refuse wake => notAwake urgent
    baby breathe none => notBreathing urgent
    man answer none => notAwake urgent
    eye open none => notAwake urgent
    amekataa kuamka => notAwake urgent
  `,
  'sasa is now, and a greeting': `
    sasa anatetemeka => -hello
    anatoa damu nyingi sasa => bleeding urgent -hello
    mtoto anaumwa sasa => -hello
    sasa => hello
    sasa boss => hello
    sasa wasee => hello
  `,
  'what blows up in a hand burns': `
    fireworks blew up in his hand => burns urgent
    the phone exploded in her face => burns urgent
    battery blew up in my hand => burns urgent
  `,
  'a nail that somebody steps on': `
    he stepped on a nail => otherCare -bereavement
    nimekanyaga msumari => otherCare
    she stepped on a thorn => otherCare
  `,
  'words that only look like others': `
    nyuma ya nyumba kuna paka => -danger
    kifaa kimeharibika => -seizure
    the beach in the morning => -chemical
    magadi ya kupika => -attack -danger
    we are leaving now => -urgent
    gari iko nyuma yetu => -urgent
  `,
};

describe.each(Object.entries(kinds))('%s', (_, list) => {
  const all = expectedOf(list.replace(/^ +/gm, ''));

  it.each(all.map((expected) => [expected.message, expected.wants.join(' '), expected] as const))(
    '%s: %s',
    (message, _wants, expected) => {
      const reading = readMessage(message);
      expect(reading && wrongIn(expected, reading), JSON.stringify(reading)).toEqual([]);
    },
  );
});
