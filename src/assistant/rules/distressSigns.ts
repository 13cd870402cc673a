import { kin } from './patients';
import { sign, type Sign } from './sign';

/** Signs of despair and violence. */
export const distressSigns: readonly Sign[] = [
  sign({ rule: 'healthEmergency', concern: 'despair', urgent: true, strong: true })`
    dunia .. imenichosha
    tired .. dunia
    not .. maana .. dunia|life
    not maana life
    not need life
    life overcome
    need end .. kila
    feel|nahisi|nafeel die
    on|juu .. roof .. jump
    need throw .. from house|bridge|daraja|roof
    medicine .. need .. take .. all
    goodbye message|note
    sleep nisiamke
    cut tamaa .. life
    not mimi $
    better|bora nisiwepo
    hate myself
    need .. hurt|harm myself
    tired|weary .. world|life
    dunia .. nichosha|tired
    end life
    need end life
    need sleep .. not wake
    need .. end .. life|pain|it|everything
    end .. life|everything
    end .. own|my pain|life
    pain .. end forever
    life .. not .. maana|meaning
    life .. overwhelmed|shinda|nimeshinda|meaningless|hopeless
    life imenishinda|yamenishinda|amenishinda
    not .. need .. live
    better|heri|bora|afadhali .. die|dead|nife
    not reason|sababu|point|need .. live|going|go|continue|endelea
    not point in
    hopeless
    sleep .. not wake
    sleep .. forever
    not .. miss me
    hurt|cut|harm|burn myself
    hurt myself
    cut .. kusudi|makusudi|purpose
    jump .. bridge|daraja|house|roof|balcony
    wish .. dead|die|born
    wish .. could disappear
    wrote|left|acha|write .. goodbye|suicide .. note|letter|barua|message
    barua .. kwaheri
    commit|committing|attempt|attempted suicide
    plan to take|end|kill .. life|myself|himself|herself
    drink poison .. threaten|tishia|need
    tishia|threaten .. drink|kill|jump|hang .. poison|himself|herself|myself
    do not see .. future
    everyone|everybody .. better .. not me
    burden .. everyone|everybody|family
    suicide
    kill|hang|harm|harming|poison myself|herself|himself|themselves
    is|been|keeps cut myself|herself|himself|themselves
    need|wish|wishes|tamani|natamani|anatamani to? die|dead
    need|wish|wishes to? be dead
    die need
    better off? dead|die
    not need .. live|life|alive
    end|ending|take my|her|his|their|own life
    end|ending it
    need .. be over
    wish|tamani|natamani .. not born
    need .. jump
    nothing matters
    reason|point .. live|life
    not worth live
    can not go on $|anymore|like|live
    can not endelea
    can not take it|this|life anymore|any
    end|ending everything
    cut|slit .. wrists|veins
    tired .. life|live
    kujitoa uhai
  `,
  sign({ rule: 'healthEmergency', topic: 'notAwake', concern: 'despair', urgent: true, strong: true })`
    hanged
    found .. hang
    hang .. rope|tree
  `,
  // Somebody has the means ready, and has set a time.
  sign({ rule: 'healthEmergency', concern: 'despair', excludes: ['poison'], urgent: true, strong: true })`
    friend|rafiki|sister|brother|husband|wife|he|she has|ana medicine|rope .. tonight|night
    bought|nunua|amenunua rope|poison .. tonight|night
  `,
  // Somebody who wants to die has taken something.
  sign({ rule: 'healthEmergency', concern: 'poison', urgent: true, strong: true })`
    need to? die ... take|drink|eat .. medicine|poison|something
    take|drink|eat .. medicine|something ... die|end|suicide
  `,
  sign({ rule: 'healthEmergency', concern: 'strangled', excludes: ['choking'], urgent: true })`
    ngeta
    arm around .. throat|neck
    neck|throat .. tight|squeeze|kazwa
    tight .. neck|throat
    choke .. with rope|cord|kamba
    choke .. neck|arm|rope
    neck|throat .. choke|squeeze|strangle|rope|grab|grabbed|held|hold|catch .. person|husband|man|boyfriend|attackers|arm|strength
    squeeze|grab|grabbed|held|hold|catch .. neck|throat
    neck .. squeeze|rope|marks
    rope|scarf|cord|wire .. neck !baby
    tried .. choke me|her|him
    choke .. attackers|man|husband|boyfriend|arm
    choke neck
    he|they|she choke me|her
    throat|neck .. arm .. choke|unconscious
    choke me|her .. neck|throat|arm
    with his|her|their|bare arm .. choke|neck
    choke .. with .. arm
    cord|pazia .. neck
    strangle
    ${kin}|he|man choke .. me|her
    choke .. by ${kin}|man
    arm .. neck
  `,
  sign({ rule: 'trauma', concern: 'sexualViolence', excludes: ['bleeding'], urgent: true })`
    forced .. mapenzi|love|sex|sleep
    lawiti
    sexual .. abuse
    sehemu .. siri
    aliniingilia|alimwingilia|amemwingilia
    sex ... i|she say not
    private parts
    forced .. himself|herself|sleep|ngono
    sex .. force|strength|not consent
    by force
    sexual
    touch .. down there
    touch .. sehemu
    abuse .. sexual
    teacher|uncle|father|man|neighbour .. defile|abuse|touch .. child
    assaulted .. sexual
    drugged .. sleep
    pep .. after
    ngono
    defile
    forced .. sex
    sexual assault|assaulted|abuse|violence
    ${kin}|teacher|he|man touch .. child|private|me
    touch .. private
    bleed|blood|hurt|pain .. private ... beat|attacked
    beat|attacked ... bleed|blood .. private
  `,
  sign({ rule: 'trauma', concern: 'sexualViolence' })`
    gbv
    gender based
  `,
  sign({ rule: 'trauma', concern: 'violenceAtHome', urgent: true })`
    beat house
    my wife|husband attack me
    father|husband|mother|wife .. drunk .. beat
    beat .. drunk .. husband|father
    he .. drunk .. beat
    husband .. threaten|knife|tishia
    beat|slap .. by .. husband|wife
    tesa|teswa|abuse|torture .. ${kin}
    ${kin} .. tesa|torture|threaten|tishia|chapa|punch|punched|lock|locked|kill|fungia
    ${kin} .. kambo .. beat
    beat .. wife|child|us|mother|me .. ${kin}
    husband|partner|father|boyfriend|stepfather .. hurt|beat|attack|attacked|threaten|threatens|hit me|us|her|them|mother|child|wife
    he .. beat me|us
    hit|beat us
    ukatili|unyanyasaji .. house
    ukatili house
    he .. going .. hurt|kill me
    violence house
    ${kin} .. me .. knife
    he .. locked me
    going to kill me
    ${kin} .. drink .. beat
    slap|kicked|punched me
    ${kin} .. beat|hit|slap|kick|kicked|attacked|hurt|strangle me|us|her|mother|child
    beat|slap me
    beat|hit|slap|kicked by ${kin}
    he .. hit me
    domestic|house violence|abuse
    abuse ${kin}|me
    ${kin} .. abuse
  `,
];
