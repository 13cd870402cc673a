/**
 * Short answers to the last matter, and questions about it: the matter, then for each turn what people type, in English,
 * Kiswahili, Sheng, mixed, as second language, without punctuation and in the grammar of deaf writers.
 */
export const turnList = `
choking
better: it is out | it's out now | it came out | yes its out | kimetoka | imetoka | he coughed it out | ametema | ameitema | out yes | food out now | imetoka sasa | ile kitu imetoka | ashatema nyama | the thing has come out finally | food finish out | she vomited it out and is crying | okay it popped out he's fine now | the bone is out | imetoka mwishowe | kitu ilitoka | coin came out | it flew out of his mouth | yes he spat it | ametapika kitu chenyewe | mambo poa imetoka | the sweet is out now thank God | it has gone down | amekohoa ikatoka | eeh imetoka | he swallowed it | phew its out | imetemwa | kipande kimetoka | now he is fine | done its out now
same: still stuck | no still stuck | it didnt work | it did not work | bado | bado imekwama | bado iko ndani | haijatoka | hakijatoka | no he is still choking | not out | no out still | nothing changed | bado tu | it wont come out | haitoki | the blows did nothing | bado iko kwa koo | its not coming out | nothing is coming out | i did five and still nothing | haitaki kutoka | kitu imekataa kutoka | he is still coughing and choking | stuck still | amekabwa bado | i have tried it is still there | tried not work | hit back not help | haijasaidia | no change still choking | bado amepaliwa | i've done five times nothing comes out | hamna kitu inatoka | it dont come | still there in the throat | nimepiga mgongo mara tano bado | not removing | no not yet | zii bado | dude its still in | no luck | not budging | it's no use | mpaka saa hii haijatoka | bado koo limeziba | i tried the back blows they don't work | again not | 5 times hit no out | yes still stuck inside | bado chakula kiko kooni | it hasn't come out | tried 3 times | there is no change | imeganda
limp: he went limp | hes gone limp | she passed out | amelegea | amezimia | he is not responding | haamki | hajibu | fell down not wake | ako down | she fainted | he just collapsed in my arms | amelala hasongi | msee haamki | he is floppy and blue | baby go soft | she has lost consciousness | amepoteza fahamu | amedondoka chini | gone all floppy | she isn't responding to me | not respond | his eyes are closed | hana nguvu tena amelegea | he has fainted on me | baby has gone quiet | she's not moving | he sleep | eyes roll | ameanguka chini hajitambui
noBreath: he stopped breathing | hapumui | ameacha kupumua | not breathing now | breathe none | he no breathe | no breathing at all | hakuna pumzi | breath finish | he isn't breathing anymore | no breath now | pumzi hakuna | he stop breathing
worse: its getting worse | hali inakuwa mbaya | lips are blue | he turned blue | anaishiwa nguvu
water: can i give water | can I give him water | naweza kumpa maji | nimpe maji | apewe maji | water ok | give water? | should he drink | should i give him some water to push it down | akunywe maji kidogo | can he take water | should i try water | maji nimpe | can he drink something
alone: i am alone | niko peke yangu | niko solo | its just me | nobody here to help | im by myself | hakuna mtu mwingine hapa | only me in the house | i alone here | there's nobody with me | niko alone
cannot: i cant do it | siwezi | i cant | i dont know how | i am scared | naogopa | sijui kufanya | siwezi kumshika ni mkubwa | i'm not strong enough | hes too heavy for me | how do i do it | i can't reach around her | sijawahi fanya hii | what if i hurt her | im too scared | i don't know where to put my hands | ni mzito sana | im shaking i cant | ngumu kutoka
no: no | hapana | zii | nope
yes: yes | ndio | ndiyo | eeh | yeah | yes it is | yes he can | yes thank you
notSure: not sure | i dont know | sijui | im not sure | how can i tell if its out | not really sure
awake: he is talking now | anaongea sasa | analia sasa | she's crying | analia
breathes: he can breathe now | anapumua sasa | breathing yes | breathing fine now | sasa anapumua poa
called: nimeshapiga simu | we have phoned them | someone is calling | the ambulance said they are coming
nobodyAnswers: hakuna mtu anapokea simu | i rang nobody picked

notBreathing
breathes: yes he is breathing | he is breathing now | anapumua | ameanza kupumua | she started breathing | breathe now yes | chest is moving | he has started breathing again | he just took a breath | anapumua tena | ameanza kuhema | yeah breathing is back | the chest is going up and down | he breathes | breath come back | pumzi imerudi | yes there is breathing | yeah i can see his chest moving | he takes breaths | amerudi kupumua | breathing has started | he start breathe | i see him breathing | he is taking some breaths | anavuta hewa sasa
noBreath: no he is not breathing | still not breathing | bado hapumui | hapumui | only gasping | breath no | no he is still not breathing | breathing zero | makes snoring sounds only | anavuta pumzi mara moja moja | no breath | still no breathing | hapana pumua | sioni kifua ikisonga | hapana hapumui kabisa | he is making gasping noises | he breathes once in a while | nothing no breathing
awake: he woke up | ameamka | she is awake now | amepata fahamu | wake now | opened his eyes | amefungua macho | he opened his eyes | she is moving and talking | ameshtuka | he is coughing and moving | his eyes opened | anajaribu kuongea | he moved his hand | he's alive he opened his eyes | amegutuka | eyes open now | ameitika | he squeezed my hand | he is looking at me | amegeuka anaongea
cracked: his ribs cracked | i heard a crack | mbavu zimevunjika | i think i broke his ribs | rib broken | something snapped in his chest | nimesikia mfupa umevunjika | i felt something crack | i think a rib broke | kuna kitu kimevunjika kifuani | heard a pop in his chest | ribs crack what do | nimevunja mbavu | crunching sound in ribs | kifua kimetoa sauti kama kuvunjika | i broke his rib what do i do | ribs break | his bones are cracking | ubavu umevunjika | i hear cracking is that normal | i feel the ribs cracking | nimeskia crack | mbavu zake zinalia
mayIStop: can i stop | may I stop now | naweza kuacha | niache | im tired | nimechoka | we are tired | should i continue | niendelee | when can i stop | mikono imechoka | i can stop? | i cant push any more | my arms are tired | nimechoka sana naweza pumzika | should i keep going | do i stop now | nikiacha kuna shida | tumechoka | can we rest a bit | do i continue | can i take a break | naweza kupumzika kidogo | my hands hurt can i stop | till when do i push... can i stop | hands are paining | shall we stop it | is it ok to stop | when do i stop | tunaweza kuacha sasa | i am so tired i can't continue | can somebody else take over | nimechoka nisaidiwe | do i need to continue | can i take turns | nisimame | nimechoka kubonyeza | my arms are killing me
howLong: how long | how long does cpr take | how long do i push | kwa muda gani | hadi lini | how many times | mara ngapi | for how long do i do this | how many pushes | nibonyeze mpaka lini | until when | how many minutes | mpaka saa ngapi | how much time | dakika ngapi | do this until when | how long must i keep doing this | how long does it take | nifanye hadi lini | how many compressions
cannot: i cant do this | im not trained | i dont know how to do it | sijui kufanya cpr | i cant give breaths | i never learned | i have never done this before | i dont want to do mouth to mouth | hatujui kufanya cpr | i am afraid i will hurt him | naogopa kumuumiza | mouth to mouth no | i don't know cpr | am not a doctor | hatujafunzwa
without: no defibrillator | hakuna aed | there is no aed here | hakuna mashine ya aed | we dont have a defibrillator here | where do i get aed | no aed | hatuna hiyo mashine | tunatoa wapi aed | no machine here
nobodyAnswers: nobody is answering the phone | nobody answers | hawajibu simu | no one is picking | simu haishikwi | hakuna anayejibu | the phone is busy | hawashiki simu | your number is not going through | phone ring nobody | they are not picking up | the call is not going through | simu haingii | simu iko mteja | it just rings | hakuna mtu anashika simu | nimepiga hawashiki | number is busy | call no answer | nobody pick | wameniweka on hold | the line keeps cutting | they hung up | your phone is off | ambulance number not answering | wanakata simu | nobody is taking my call | the phone is ringing but no one is there | nimepiga mara tatu hakuna majibu | hamshiki simu kwa nini | the number does not exist | call failed | nobody is picking up my call | I've called three times no response | hawapokei simu zao | call dropped | nobody on the line | simu yenu haifanyi kazi | phone no pick | i tried calling but no one picks | it says the number is busy | line is dead | they don't answer | simu haipatikani | nimejaribu kupiga hawashiki | its ringing nobody answers me
noAirtime: no airtime | i dont have airtime | sina credit | sina salio | credo imeisha | i have no credit | sina bundles | sina bob ya credo | phone has no credit | airtime imeisha | i dont have any airtime left | no money phone | nimeishiwa na credit | salio limeisha | no credits | no airtime on my phone | sina airtime | okoa jahazi imekataa | my credit is finished | niko bila credit | I'm out of credit | i got no airtime | hakuna credit kwa simu | airtime none | zero airtime | sina pesa kwa simu | i can't call i have no credit | bundles zimeisha
noCar: no car | hatuna gari | hakuna gari | there is no ambulance here | can we take him by car | tumpeleke hospitali | the hospital is far | ambulance imechelewa | hakuna ambulance huku | no ambulance comes here | should i take him in a taxi | tunaweza kumpeleka na boda | the ambulance is not coming | ambulance haikuji | we live far from town | can i drive him to hospital myself | tumpeleke na gari ya jirani | what if no ambulance | no ambulance in my village | hakuna gari la kumpeleka | is it ok to use a matatu | how do i take him to hospital | barabara ni mbaya gari haifiki | we are far in the village | can we rush him to hospital | the ambulance hasn't come | they are taking too long | is there any other way to get to hospital | nimpeleke hospitali mwenyewe | tuna gari tumpeleke? | there are no ambulances near us | kuna gari ya jirani tumpeleke | ambulance bado haijafika | can i put him on a boda | we have no vehicle
called: i called | i have called already | nimepiga simu | ambulance is coming | wanakuja | they are on the way | ambulance iko njiani | ambulance has been called | wamesema wanakuja | nimeongea nao | help is coming | the crew is on its way | i already called 999 | ok ambulance on the way | tumepiga wamesema wako njiani | i have just called them | nimewapigia | nimeita ambulance
done: done | i did that | nimefanya | what next | now what | kisha | nifanye nini sasa | then what | what do i do now | ok | ok done | i have done that what now | nimemaliza hizo steps | after that | alafu | nifanye nini baada ya hiyo | finished what next | ok then | sawa nimefanya | i have finished all the steps | ok i have done it | nimefanya yote | whats the next step | alafu nini | what else | tayari | anything else | i did everything | ok now what | nimefanya hivyo sasa | what should i do next | sasa nifanye nini | finished | okay next | nishafanya | what should i do after | i have done all that | then
alone: i am alone | niko peke yangu | nobody else here | only me and him
worse: he turned blue
no: no | hapana | nothing | hakuna | no no | hapana kabisa
yes: yes | ndio | ndio kabisa | yes sir
same: nothing is happening | bado hakuna kitu | hakuna mabadiliko | still the same | no change | no difference | no he's not
limp: no response still | no answer | still dead
notSure: i cant tell if hes breathing | sina uhakika | maybe | i am not sure if he is breathing | hard to tell | sijui kama anapumua | how do i know | i don't know if he breathes | sidhani | i think so | sielewi | cannot see | i can't see his chest | i really don't know | sina hakika kama anapumua | yes i think

notAwake
awake: she is awake now | ameamka | he woke up | she opened her eyes | he is talking | amepata fahamu
breathes: yes she is breathing | anapumua | she breathes | ndio anapumua vizuri | breathing ok
limp: haamki | bado haamki | still not waking up | she doesnt wake up | no wake
noBreath: hapumui | she is not breathing
mayIMove: can i move her | nimuinue | nimsogeze | can we lift him | move him ok? | nimgeuze
water: can i give water | nimpe maji | can she drink tea | nimpe dawa
nobodyAnswers: hawajibu | no answer on the phone | namba haipatikani haijibiwi

bleeding
better: it stopped | the bleeding stopped | imeacha | damu imekoma | damu imeacha kutoka | blood stop | imesimama | bleeding has reduced and stopped | damu imeisha | no more blood | blood finish | it has stopped bleeding | damu imekauka | it's slowed down and stopped | the bleeding is less now | damu imepungua | stopped now | no longer bleeding | damu haitoki tena | blood has stopped | imekoma kutoka | the cloth is dry now | yes it stopped | i think it has stopped | not bleeding anymore | damu imeisha kutoka | bleeding is slow now
same: still bleeding | bado anavuja damu | damu bado inatoka | it doesnt stop | haikomi | blood not stop | no its still bleeding | the blood it has refused to stop | damu haikomi | bado inamwagika | it is coming through the cloth | blood still come | soaked already | still pouring | inavuja bado | bado damu | damu inaendelea kutoka | blood no stop | still coming out | blood keeps coming | blood is soaking through | bado damu inatiririka | it won't stop bleeding | no change still blood | blood not finish | it is still coming | blood everywhere still | the bleeding continues | haijaacha | haiishi
limp: he fainted | amezimia | she is not waking up | she is passing out | amezirai | ameshindwa kuamka | not talking anymore | haongei tena | anasinzia | he is drifting off | hajibu maswali | not answer me | he is going unconscious
worse: more blood | its getting worse | damu inazidi | it is bleeding more now | damu imezidi | he is getting pale and cold | anazidi kuwa weak | damu imekuwa nyingi zaidi | he is getting very weak | anaishiwa nguvu | bleeding even more | he is getting cold | blood too much now | amekuwa baridi | it's spurting out | losing a lot of blood | anaishiwa na damu | macho yamefunga
without: no cloth | sina kitambaa | i have no gloves | hatuna glavu | i dont have a clean cloth | no gloves here | we have only a dirty cloth no clean one | hakuna bandage | hakuna kitambaa | no scarf
mayIStop: can i stop pressing | niache kubonyeza | my hands are tired | can i let go now | can i remove the cloth | can i loosen it | niondoe kitambaa | can i remove my hand | should i take off the cloth | naweza kutoa mkono
howLong: how long do i press | kwa muda gani | how long should i press | how long to press it
water: anataka maji | he is asking for water | thirsty she says | can he eat something | nimpe soda | he says he is thirsty | nimpe maji ya chumvi | painkillers? | can i give panadol | she needs to drink | anaomba maji | nimpe chai ya sukari
mayIMove: can he get up | should i lay him down | nimlaze | anaweza kuamka atembee | can he sit | can i raise his leg | nimkalishe | can i carry him to the car | should he lie down | can he stand | should i keep him sitting | tunaweza kumbeba
noCar: tuko mbali na hospitali

seizure
better: it stopped | ameacha kutetemeka | the shaking stopped | imeisha | imetulia | fit stop | the fit is over | shaking finish | kifafa imeisha | degedege limeisha | ametulia | he has calmed down | imeacha | ndio imeacha | its finished | shaking no more | imekwisha | amewacha kutetemeka | stopped after 2 minutes | she stopped shaking | kimeisha sasa | over now | convulsions are over | ametulia sasa | it has ended
same: still shaking | bado anatetemeka | he is still fitting | it wont stop | haijaisha | bado anarusha miguu | shake still | it has not stopped | inaendelea | its been 6 minutes still shaking | not yet | hapana bado | not finish | shaking not stopping | bado anakakamaa | still convulsing | continues | mwili bado unatetemeka | he is still jerking | ten minutes and not stopping | still going on | bado mwili unaruka
worse: it started again | imerudi | ameanza tena | another one again | again | it came back | amepata tena | second one now | imeanza tena | he is having another one | he has started shaking again | amerudia tena | third one now | just had another seizure | inarudi rudi
awake: she is awake now | ameamka | he is waking up | ameanza kuongea | now she can talk | he opened eyes and is talking | ameamka lakini amechoka | he's talking now but confused | ameamka anauliza maji | she is responding now | anatuangalia na kuongea
limp: he is not waking up | hajaamka | bado hajaamka | he wont wake up after it | still sleeping not waking | he's sleeping now | amelala baada ya kifafa | he does not wake | he is not waking | amelala fofofo | she is unconscious after it | bado amelala hajitambui
noBreath: he is not breathing
water: can i give her water | nimpe maji | can i put a spoon in his mouth | can i give him something to drink | should i put something between his teeth | nimpe dawa yake | can i put water on his face | nimwekee kijiko mdomoni
howLong: how long will it last | itachukua muda gani | how long is normal
yes: yes it has

stroke
mayIMove: can he walk | can she sit up | anaweza kutembea | asimame | can she lie down | tumlaze | can we take her to the toilet | let him walk? | anaweza kulala | can she go to toilet | tumlaze chini | should she lie down | amlale?
water: can i give him aspirin | can he eat | apewe chakula | nimpe dawa ya presha | naweza kumpa maji ya kunywa | tea is ok? | dawa ya presha apewe | give aspirin? | can i give him his bp tablets | can i give her tea | apewe aspirin | can i give her her medication
better: it went away he is ok | she is fine now | ako sawa sasa | the face is normal now | imepita | he feels fine now | it passed | everything is normal | hana shida yoyote sasa | gone now | his face is back to normal | amerudi sawa
no: no
same: same | yes it is dropped | no he cannot | no change | hakuna mabadiliko
worse: worse | amezidiwa | now both arms are weak | anazidi kuwa mbaya | now she can't speak at all | hali imeharibika | he's getting weaker | anazidi | her condition is worse
yes: yes one side | ndio | yes the left side

asthma
better: he is better | amepata nafuu | nafuu kidogo | the inhaler helped | she is calmer now | ako poa sasa | inhaler imesaidia | she's ok now | amepata unafuu
same: not better | hajapata nafuu | no better after the puffs | same | inhaler is not working | puffs not help | bado anahema | still wheezing | hakuna nafuu | inhaler haisaidii | no relief | still wheezing a lot | bado anahema kwa shida | puffs done no change | the inhaler doesn't help | no improvement
without: no inhaler | hana inhaler | we dont have inhaler | sina inhaler | the inhaler is empty | inhaler imeisha | inhaler finish | inhaler yake imepotea | she left her inhaler at home | no blue inhaler | inhaler is finished | we can't find the inhaler | we lost the inhaler | inhaler hakuna
worse: she cant breathe | anazidiwa | inazidi | she is getting tired | lips going blue | hawezi kuongea sasa | lips are turning blue | hawezi kumaliza sentensi | getting worse fast | he can't speak | anashindwa kuongea | the breathing is getting harder
breathes: anapumua vizuri sasa | breath better now
awake: yuko macho | she can talk now

burns
done: done 20 minutes | nimemaliza | what next | 20 minutes are over | nimemwagia maji dakika 20 | i cooled it | water finish what next | yes 20 minutes done | nimepoza | cooled already | cooled for 20 min | tumemaliza dakika ishirini
without: no water here | hakuna maji | we have no running water | hatuna maji ya mfereji | hakuna maji kabisa | no tap water | hatuna maji
howLong: how long | for how many minutes | muda gani
water: can he drink water | nipake dawa ya meno | can i put toothpaste | can i put cream
mayIStop: can i stop the water
same: not yet | bado dakika tano tu | still cooling

birth
done: the baby is born | mtoto amezaliwa | baby out | baby is out | mtoto ametoka | the baby came out | baby here now | amejifungua | she has delivered | baby is here | mtoto amezaliwa sasa | it's a girl | the baby has come | tayari amezaa | mtoto tayari | the head and body are out
worse: she is bleeding a lot | damu nyingi | anatoka damu nyingi | blood very much | a lot of blood is coming | blood everywhere | damu imezidi sana | blood plenty | bleeding too much | she is losing blood
noBreath: baby not breathing | mtoto hapumui | mtoto halii hapumui | the baby is not crying | baby no cry | baby is blue and not crying
same: not yet born | baby not come | bado hajazaa | not yet | bado mtoto | head only | bado hajatoka | not out yet | mtoto hajazaliwa

snakebite
mayIMove: can he walk | anaweza kutembea | nimbebe | can he walk to the road | atembee
water: can i give him milk | nimpe maziwa | can we give him traditional medicine
worse: eyes closing | macho yanafunga

electricShock
done: power is off | nimezima stima | i switched it off | umeme umezimwa | i turned off the power | switch off done
same: stima bado iko | power still on

allergy
without: no pen | hakuna sindano | we have no epipen | hatuna hiyo sindano | we don't have an epipen | sindano hatuna | no injection here
mayIMove: can she stand
better: swelling is going down | she feels better | uvimbe umepungua
same: pen did not help | still swollen | injection did nothing | bado amevimba
worse: tongue is bigger now
breathes: she can breathe well now

sickChild
water: can i give him panadol | nimpe ors
same: he vomits everything | hawezi kunyonya | refuses to drink
better: anakunywa vizuri | yes she drinks

heartAttack
water: can i give aspirin | nimpe aspirin
mayIMove: can he walk to the car
awake: he is awake | yuko macho

fainting
awake: yeye ameamka | he is back | she has come round | amezinduka | wake up already | he is awake but confused | she woke up | amerudi fahamu | yes awake | he has woken | ameshaamka
limp: haamki bado | not waking since 2 minutes | bado amezimia | still out | still not awake | hajaamka bado
mayIMove: can she stand up now | asimame | can he go home | can she get up | naweza kumwinua

lowSugar
better: amepata nguvu | he is better after the soda | amekunywa soda ako sawa | he is ok now
same: no better after sugar | sugar not help
without: hatuna sukari
limp: amelala haamki | doesn't wake

poison
water: nimpe maziwa | should i give milk | can she drink salt water | can i make him drink milk | nimpe mkaa | can i give him water to vomit | should she drink milk
limp: analala sana | she is very sleepy now | ana usingizi sana | hawezi kuamka
awake: yuko macho anaongea | he is awake | ako macho | she is talking normally

drowning
done: we pulled him out | ametolewa | out of water already | tumemtoa majini | he is out
same: still in the water | bado yuko ndani ya maji
noBreath: not breathing | hapumui

nosebleed
better: imekatika | no more blood | stopped
same: bado inatoka | still dripping | bado damu puani | not stopping
`;
