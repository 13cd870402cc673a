import type { Sign } from './sign';

/** Signs of sudden illness; all reach the rule of health emergencies. */
export const illness: readonly Sign[] = [
  {
    rule: 'healthEmergency',
    topic: 'notAwake',
    urgent: true,
    says: `
      unconscious
      collapse
      convulsion
      having|has|had|have|get .. fit|fits
      shaking|jerking|kutetemeka|anatetemeka .. uncontrollably|foam|foaming|body|mouth
      foam|foaming|povu .. mouth|mdomoni
      not .. wake|waking|respond|responding|responsive|woken|react|reacting|answer|amka|amki|hear|hearing
      haamki|hajibu|haitiki|hasikii
      lying|laying|lies .. still|ground|road|floor
      is|was|started|still|has|he|she fitting
      motionless|lifeless
      not move $
    `,
  },
  {
    rule: 'healthEmergency',
    without: 'bleeding',
    urgent: true,
    firm: true,
    says: `
      pregnant|labour|birth|born|delivery|delivered ... bleed|blood|convulsion|pain|unconscious
      bleed|blood|convulsion ... pregnant|labour|birth|delivery|delivered
      vomit|cough|coughing|spitting|pee|peeing|stool .. blood
      blood .. vomit|cough|stool|urine
    `,
  },
  {
    rule: 'healthEmergency',
    urgent: true,
    says: `
      breathless
      difficulty|trouble|struggling|struggle|hard|difficult|problem|problems|shida|fighting|taabu .. breathe
      shortness|short of? breathe
      breathe .. difficulty|difficulties|problem|problems|trouble|fast|shida|hard|taabu|noisy
      not .. breathe well|properly|good|easily|enough
      wheezing|wheeze|suffocating|suffocate
      asthma
      poison
      drink .. acid|petrol|chemical|chemicals|detergent|jik|dawa|pills|medicine
      drink|ate|eaten|took|take .. many|too|whole medicine|pills
      drink medicine many|nyingi|mingi
      allergic
      throat|face|tongue|lips .. swelling|swollen|swell
      swelling|swollen .. throat|face|tongue|lips
      harmed|hanged myself|herself|himself|themselves
      die !battery
      overheat|overheating|heatstroke|hypothermia
      meningitis
      diabetic .. low|high|drop|dropped|imeshuka|attack|coma
    `,
  },
  {
    rule: 'healthEmergency',
    says: `
      labour
      waters? broke|broken
      water broke|broken
      give birth
      baby .. is? arrive
      pregnant
      giving birth
      fever
      temperature
      diabetic
      sugar .. low|high|drop|dropped|imeshuka|imepanda|level
      pressure .. high|low|up|imepanda|imeshuka|rising|panda|shuka
      high|low .. pressure|sugar|bp
      bp
      sick
      unwell
      vomit
      dizzy|dizziness|kizunguzungu
      stomach|tumbo|abdomen|abdominal|belly|tummy|appendix|kidney|head|kichwa|back|ear|tooth|body|mwili .. pain|hurt
      pain .. stomach|tumbo|abdomen|abdominal|belly|tummy|back|head|kichwa|body
      headache|migraine
      malaria|cholera|covid|ebola|pneumonia|dehydrated|dehydration|sepsis|infection
      patient .. serious|worse|bad
      serious .. condition|state|patient
      hali .. serious
      in pain
      confused|weak|pale|sweating|jasho
      mental|psychiatric|panic|anxiety
      zidiwa|amezidiwa|anazidiwa
    `,
  },
];
