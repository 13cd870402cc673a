import { sign, type Sign } from './sign';

/** Signs of sudden illness; all reach the rule of health emergencies. */
export const illness: readonly Sign[] = [
  sign({ rule: 'healthEmergency', topic: 'notAwake', urgent: true })`
    unconscious
    collapse
    not .. wake|respond|responding|responsive|react|reacting|answer|hear
    lying|laying|lies .. still|ground|road|floor
    motionless
    not move $
    snore
    drink .. tongue
    person|man|he|she|father|mother|friend|child|brother|sister|wife|husband is down
  `,
  sign({ rule: 'healthEmergency', excludes: ['bleeding'], urgent: true, strong: true })`
    vomit|cough|spit|pee|peeing|stool .. blood
    blood .. vomit|cough|stool|urine
  `,
  sign({ rule: 'healthEmergency', urgent: true })`
    die !battery
  `,
  sign({ rule: 'healthEmergency' })`
    pregnant
    temperature
    diabetic
    sugar .. low|high|dropped|imeshuka|imepanda|level
    pressure .. high|low|up|imepanda|imeshuka|rising|panda|shuka
    high|low .. pressure|sugar
    sick
    unwell
    vomit
    dizzy
    stomach|tumbo|abdomen|abdominal|belly|tummy|appendix|kidney|head|back|ear|tooth|body .. pain|hurt
    pain .. stomach|tumbo|abdomen|abdominal|belly|tummy|back|head|body
    malaria|cholera|covid|ebola|pneumonia|dehydrated|dehydration|sepsis|infection
    patient .. serious|worse|bad
    serious .. condition|state|patient
    in pain
    confused|weak|pale|sweating|jasho
    mental|psychiatric|panic|anxiety
  `,
];
