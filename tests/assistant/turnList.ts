/** Turns: the matter, then for each meaning what people type, in English, Kiswahili, Sheng and mixed. */
export const turnList = `
choking
better: it is out | it's out now | it came out | yes its out | kimetoka | imetoka | he coughed it out | ametema | ameitema | out yes | food out now | imetoka sasa anaongea
same: still stuck | no still stuck | it didnt work | it did not work | bado | bado imekwama | bado iko ndani | haijatoka | hakijatoka | no he is still choking | not out | no out still | nothing changed | bado tu | it wont come out | haitoki
limp: he went limp | hes gone limp | she passed out | amelegea | amezimia | he is not responding | haamki | hajibu | fell down not wake | ako down | she fainted
noBreath: he stopped breathing | hapumui | ameacha kupumua | not breathing now | breathe none | he no breathe
worse: its getting worse | hali inakuwa mbaya | lips are blue | he turned blue
water: can i give water | can I give him water | naweza kumpa maji | nimpe maji | apewe maji | water ok | give water? | should he drink
alone: i am alone | niko peke yangu | niko solo | its just me | nobody here to help
cannot: i cant do it | siwezi | i cant | i dont know how | i am scared | naogopa | sijui kufanya
no: no | hapana | zii | nope | no he cannot | no it isnt
yes: yes | ndio | ndiyo | eeh | yeah | yes it is | yes he can
notSure: not sure | i dont know | sijui | im not sure
awake: he is talking now | anaongea sasa | analia sasa
breathes: he can breathe now | anapumua sasa | breathing yes

notBreathing
breathes: yes he is breathing | he is breathing now | anapumua | ameanza kupumua | she started breathing | breathe now yes | chest is moving
noBreath: no he is not breathing | still not breathing | bado hapumui | hapumui | only gasping | breath no
awake: he woke up | ameamka | she is awake now | amepata fahamu | wake now | opened his eyes | amefungua macho
cracked: his ribs cracked | i heard a crack | mbavu zimevunjika | i think i broke his ribs | rib broken | something snapped in his chest | nimesikia mfupa umevunjika
mayIStop: can i stop | may I stop now | naweza kuacha | niache | im tired | nimechoka | we are tired | should i continue | niendelee | when can i stop | mikono imechoka | i can stop?
howLong: how long | how long does cpr take | how long do i push | kwa muda gani | hadi lini | how many times | mara ngapi
cannot: i cant do this | im not trained | i dont know how to do it | sijui kufanya cpr | i cant give breaths | i never learned
without: no defibrillator | hakuna aed | there is no aed here
nobodyAnswers: nobody is answering the phone | nobody answers | hawajibu simu | no one is picking | simu haishikwi | hakuna anayejibu | the phone is busy | hawashiki simu | your number is not going through | phone ring nobody
noAirtime: no airtime | i dont have airtime | sina credit | sina salio | credo imeisha | i have no credit | sina bundles
noCar: no car | hatuna gari | hakuna gari | there is no ambulance here | can we take him by car | tumpeleke hospitali | the hospital is far | ambulance imechelewa
called: i called | i have called already | nimepiga simu | ambulance is coming | wanakuja | they are on the way | ambulance iko njiani
done: done | i did that | nimefanya | what next | now what | kisha | nifanye nini sasa | then what | what do i do now | ok
alone: i am alone | niko peke yangu
worse: he turned blue
no: no | hapana
yes: yes | ndio

notAwake
awake: she is awake now | ameamka | he woke up | she opened her eyes | he is talking | amepata fahamu
breathes: yes she is breathing | anapumua | she breathes | ndio anapumua vizuri | breathing ok
limp: haamki | bado haamki | still not waking up | she doesnt wake up | no wake
noBreath: hapumui | she is not breathing
mayIMove: can i move her | nimuinue | nimsogeze | can we lift him | move him ok? | nimgeuze
water: can i give water | nimpe maji | can she drink tea | nimpe dawa
nobodyAnswers: hawajibu | no answer on the phone | namba haipatikani haijibiwi

bleeding
better: it stopped | the bleeding stopped | imeacha | damu imekoma | damu imeacha kutoka | blood stop | imesimama
same: still bleeding | bado anavuja damu | damu bado inatoka | it doesnt stop | haikomi | blood not stop | no its still bleeding
limp: he fainted | amezimia | she is not waking up
worse: more blood | its getting worse | damu inazidi
without: no cloth | sina kitambaa | i have no gloves | hatuna glavu
mayIStop: can i stop pressing | niache kubonyeza | my hands are tired
howLong: how long do i press | kwa muda gani

seizure
better: it stopped | ameacha kutetemeka | the shaking stopped | imeisha | imetulia | fit stop
same: still shaking | bado anatetemeka | he is still fitting | it wont stop | haijaisha
worse: it started again | imerudi | ameanza tena | another one again | again
awake: she is awake now | ameamka
limp: he is not waking up | hajaamka
noBreath: he is not breathing
water: can i give her water | nimpe maji
howLong: how long will it last | itachukua muda gani

stroke
mayIMove: can he walk | can she sit up | anaweza kutembea | asimame
water: can i give him aspirin | can he eat | apewe chakula | nimpe dawa ya presha
better: it went away he is ok | she is fine now | ako sawa sasa
no: no he cannot | no
same: same | no change | hakuna mabadiliko
worse: worse | amezidiwa

asthma
better: he is better | she is breathing better now | amepata nafuu | nafuu kidogo
same: not better | hajapata nafuu | no better after the puffs | same
without: no inhaler | hana inhaler | we dont have inhaler
worse: she cant breathe | anazidiwa | inazidi

burns
done: done 20 minutes | nimemaliza | what next
without: no water here | hakuna maji
howLong: how long | for how many minutes

birth
done: the baby is born | mtoto amezaliwa | baby out | baby is out
worse: she is bleeding a lot | damu nyingi
noBreath: baby not breathing | mtoto hapumui

snakebite
mayIMove: can he walk | anaweza kutembea | nimbebe
water: can i give him milk | nimpe maziwa

electricShock
done: power is off | nimezima stima | i switched it off

allergy
without: no pen | hakuna sindano | we have no epipen
mayIMove: can she stand

sickChild
water: can i give him panadol | nimpe ors

heartAttack
water: can i give aspirin | nimpe aspirin
mayIMove: can he walk to the car
awake: he is awake | yuko macho
`;
