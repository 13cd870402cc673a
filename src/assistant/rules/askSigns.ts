import { sign, type Sign } from './sign';

/** Questions about the service, with the rule that they belong to. */
export const askSigns: readonly Sign[] = [
  sign({ rule: 'contact', ask: 'price' })`
    pay ngapi
    price ngapi|how
    bure
    doh|price ngapi|how
    how ngapi
    ambulance how $
    pay|lipa how much
    much .. price
    how much .. price|pay
    pay how
    price|toza much|how
    much .. kilometre|km
    rate for
    free|bure or
    deposit
    price
    how much $|is|are|do|does|will|would|for|you|it|to|ambulance
    coin ngapi|how
    is it|this|that|service|ambulance free !to
    free ambulance|service
    quote|quotation
  `,
  sign({ rule: 'contact', ask: 'insurance' })`
    medical|health cover
    britam|jubilee|aar|madison|cic|resolution|apa
    card .. insurance
    insurance
  `,
  sign({ rule: 'contact', ask: 'payment' })`
    pay .. kabla|baada
    accept|take|chukua|kubali .. card|visa|cash|cheque
    kubali|mnakubali|mnachukua cash|card|visa
    instalments|installments
    pay|lipa .. before|after|kabla|baadaye|kidogo
    kabla|before .. pay
    receipt|risiti
    pay little
    card
    pay|payment|payments|lipa|malipo
    mpesa
    till number
    accept|take|pay .. visa|card|cards|cash|cheque
    visa|cash|card or
    invoice|receipt|billing|refund
  `,
  sign({ rule: 'availability', ask: 'coverage' })`
    which|what|where .. sehemu|area|branch
    sehemu what
    branch .. place
    you available where
    services .. county|counties|kaunti
    kaunti which|what
    rural|villages|vijijini|upcountry|countryside
    place .. covered
    covered $
    are|is you place
    huduma|service .. place
    you cover .. area|place
    area what
    you|arrive .. place
    which .. counties|county|areas
    kaunti what
    are you .. in|around|near .. place|town|county|area
    are you place
    you|cover|serve|arrive|have|service|services .. place
    which|what areas|counties|places|towns|place
    where .. you .. operate|serve|cover|work
    cover|serve|operate .. area|areas|county|counties|region|town
    coverage area|areas
  `,
  sign({ rule: 'contact', ask: 'coverage' })`
    ofisi|office .. where
    where .. your
    are you where $
    where are you !call
    where .. you|office|company .. based|locate|found
    are you where
    your locate
  `,
  sign({ rule: 'paramedic', ask: 'licence' })`
    recognised|tambulika .. ministry|government
    ministry|government .. health|afya
    certificate your
    registered|licensed|accredited|approved|certified|legal .. service|company|ambulance|government|ministry|council|you
    you|ambulance|paramedic|crew|company .. registered|licensed|accredited|inspected|approved|legal|sajili
    accredits|inspected|inspects
    licence|license|licensed
    your certification|registration
    who accredits|licensed|regulates
    ministry of? health
    idhinisha|sajili
    kaguliwa|zimekaguliwa
    certification
    are .. you|ambulance|they|crew|paramedic|people|staff|company .. licensed|registered|certified|accredited|qualified
    kmpdc
    license|licence|licensed|accreditation
    registered .. council|board
  `,
  sign({ rule: 'contact', ask: 'jobs' })`
    get|pata job|kazi
    find staff|workers|wafanyakazi
    need|ask job|kazi
    cv|resume
    find|tafuta job|kazi
    openings|job
    job|kazi .. you|iko|ko|zipo|ipo
    are|have you job|kazi
    volunteer
    apply .. job
    recruitment
    job
    look|looking for? job|kazi
    job !description
    need kazi
    nafasi kazi
    volunteer|attachment
    work for you|your
    employ|employment|recruit|recruiting
  `,
];
