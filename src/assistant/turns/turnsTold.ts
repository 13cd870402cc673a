import { needed, breathless, asleep, says, type TurnPattern } from './turnPattern';

/** Turns that tell of the patient, or answer yes or no: a bad sign before a good one. */
export const turnsTold: readonly TurnPattern[] = [
  says({ turn: 'breathes', beside: ['hardBreathing'] })`
    start|started|take pant|breathe
    breathe is? arrive|back|again|better|well|good`,
  says({ turn: 'breathes', beside: breathless, evenDenied: true })`
    ^ yes? he? is? still? breathe|pant .. not .. wake|open|answer|talk|conscious|move`,
  says({ turn: 'better', evenDenied: true })`
    not more|pain|longer|shida|problem|issue|noma
    shake|bleed|blood|pain not more
    not out|bleed|shake|swell .. again
    not bleed|shake|choke more? $`,
  says({ turn: 'better', beside: ['otherCare'] })`
    less|small|stop|low|slow .. swell|pain|blood|bleed
    swell|pain|blood|bleed .. less|stop|dry|slow
    swell|pain|blood|bleed .. down|small|low|gone $
    ${needed} .. help|work`,
  says({ turn: 'worse', beside: ['stroke', 'hardBreathing', 'notBreathing', 'allergy'] })`
    may not .. talk|say|end|drink|cough
    not feel`,
  says({ turn: 'worse', beside: ['otherCare', 'notBreathing', 'hardBreathing', 'notAwake'] })`
    may not breathe|talk|end
    not .. breathe well|good
    hard|struggling .. breathe
    breathe .. hard|fast|faster|shallow|noisy|badly|slow
    worse
    throat|face .. close|swell|tight
    swell .. to|until
    blood|bleed|pain .. much|plenty|too|many
    start|started ... again|mara
    pain .. down|spread
    arrive again|back
    it .. again|back
    ^ again .. again
    ^ again $
    again one|fit|time|convulsion
    ^ amepata again
    bad
    hali .. not
    weak|weaker|die|enea|spreading
    end|lost|not strength
    he is? tired
    eye is? close|closing|tiny
    start mara
    ^ is? he? swell`,
  says({ turn: 'limp', beside: [...asleep, 'despair'] })`
    ^ he? is? still? sleep .. not wake`,
  says({ turn: 'noBreath', beside: breathless })`
    not ... breathe
    stop|lost|finish|end breathe
    breathe .. not|stop|lost|end|gone|finish
    gasp|gasping
    only ... sound
    chest do? not
    chest .. not
    not .. chest
    not pulse
    breathe .. one|once
    snore`,
  says({ turn: 'limp', beside: ['stroke'] })`^ he? is? not talk again? $`,
  says({ turn: 'limp', beside: [...asleep, 'newborn'] })`
    floppy|soft|unconscious|collapse|dead|lifeless|sleepy|quiet
    not ... wake|conscious|answer|talk|move|eye|alive
    wake|conscious|answer|move|talk not
    stop answer|move|talk|cry
    not life|reaction
    eye .. close|closed|not
    is|he|still sleep
    eye .. roll
    ^ sleep
    fall down|floor|under
    ^ he? is? down $
    he is? gone
    pass out`,
  says({ turn: 'worse', beside: ['otherCare', 'allergy', 'notBreathing', 'notAwake'] })`
    lips|tongue|voice|sweating|shivering|vomit|blue
    more`,
  says({ turn: 'same', beside: ['hardBreathing'] })`
    still !breathe|conscious|awake|wake|alive|talk|cry|worse
    not .. out|from|improve|change|changed|mabadiliko|difference|effect|happen|happening|arrive
    out|change not
    not finish
    same|stuck|continue|wet|full
    do not $
    is? inside
    through .. cloth|bandage`,
  says({ turn: 'breathes', beside: ['hardBreathing'] })`
    breathe
    inhale air
    chest .. move|up|rise|rising`,
  says({ turn: 'awake', beside: ['stroke'] })`
    ^ he? is? talk confused
    talk sense|again|well|better`,
  says({ turn: 'awake' })`
    conscious|wake|awake|alive
    talk|cry|answer|smile|laugh !they|nao|dispatcher
    he .. move|see|look|looking|squeeze
    cough .. move
    eye .. open
    open .. eye
    is eye
    he is? back
    arrive|came round
    know .. name
    he ask`,
  says({ turn: 'same', beside: ['stroke'] })`
    confused
    not sense`,
  says({ turn: 'called' })`
    called
    i|he phone
    talk .. they|nao|dispatcher
    way
    ambulance|help|crew|they|police|people .. arrive|coming|way`,
  says({ turn: 'done', beside: ['whatToSay', 'medicine'] })`
    next|ready|else
    ^ ok|sawa|poa then? $
    ok|sawa|poa .. do|next
    ^ yes? i? is? do he?|it? $
    do .. stop
    ^ i is? do
    do .. minutes
    ^ ok|sawa what
    stop .. what
    do what
    what may? i? do
    ^ then $
    ^ i? is? finish
    what .. now
    then what
    what|next $
    ^ after|end|baada
    i .. cooled|washed|pressed|poured|tied|covered|rinsed|checked|used|laid
    ^ i is? finish|stop|end
    hatua|steps|instructions`,
  says({ turn: 'better' })`
    stop|better|end|gone|dry
    he|it|blood|bleed|shake|convulsion|fit .. finish
    sawa
    he|is|feel .. ok|sawa|poa|good|nice|mzima|happy
    it pass|passed
    well|strength|success|safe
    good $
    ^ it? is? do? help|work|worked|working|imesaidia
    ok he`,
  says({ turn: 'notSure' })`maybe`,
  says({ turn: 'no' })`
    ^ not $
    ^ not .. is|do|may $
    not at all`,
  says({ turn: 'same' })`
    ^ not .. $
    ^ again|he|it not $
    ${needed} is? not .. $
    ^ he|it|i|they is? not .. $
    ^ he|it|i|they may not .. $`,
  says({ turn: 'yes', beside: ['otherCare'] })`
    ^ yes
    ^ he|i|it|they is|do|may $
    yes $`,
];
