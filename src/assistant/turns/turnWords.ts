/**
 * Words of short answers, as a word table: read before the engine, as typed, and after it, as the engine has them. The
 * row `-` has words that say nothing here.
 */
export const turnWords = `
-: tried try that hello and but so my our actually well the this there here even hapa hapo lakini hivi hivyo hiyo hizo looks seems feels wah ebu all to of pia finally mwishowe completely already wee kidogo thank thanks god mungu bwana please bit like every theres sasa two three four five six seven ten mbili tatu nne tano kumi yaani basi eti phew whew dude their
ok: okay okey oky
yes: ndio ndiyo ndo eeh ee ehe yeah yea yep yup yess naam correct true affirmative y
not: nope nah noo zii zi none never n hapana apana hajapata hawajapata hatujapata hujapata hajaanza haijaanza refuse refuses refused imekataa kimekataa amekataa inakataa kataa zero haiwezekani haijawahi nothing fails fail failed imeshindwa imeshindikana imegoma amegoma inagoma kimegoma sio siyo si hamna
i not know: hatujui sijui
i not: hatuna
not need: haitaki hakitaki hataki
not help: haijasaidia haisaidii
he: she him her yeye huyo huyu baby child person mgonjwa patient mtu mtoto man woman mother father victim friend kid
it: kitu hiki ile
is: ana wana was are am were be been being has have had having got get getting went goes going yuko uko iko yupo ipo amekuwa imekuwa umekuwa becoming become became
i: we mimi sisi us me
if: whether kama
still: bado badoo angali ungali remains remain yet keeps kept keep continues continue continuing continued inaendelea unaendelea anaendelea endelea
again: tena rudi imerudi umerudi inarudi zimerudi amerudia inarudia imejirudia returned second another third
stop: kuacha kuachia kuachilia koma imekoma umekoma zimekoma kumekoma limekoma imeisha kimeisha umeisha limeisha kumeisha zimeisha ended over ceased imetulia ametulia calm calmed calmer settled imepita subsided imekwisha kwisha yamekwisha imekatika umekatika imekauka kukatika
not stop: haiishi haikomi haijakoma haiachi haijaisha haziishi halijaisha endless
out: nimeitoa tumeitoa kimetoka popped removed ikaruka expelled ametolewa wametolewa tumemtoa nimemtoa flew imetoka ilitoka kametoka
not out: haijatoka hakijatoka haitoki hakitoki
better: nafuu afadhali improved improving improves heri fine stable relief relieved recovered recovering amepona anapona fiti freshi easier normal kawaida afueni unafuu ahueni salama ashapona wamepona
less: reduced reduce reducing imepungua inapungua slowed slowing slower
worse: worsening mbaya worst deteriorating inazidi imezidi zaidi serious overcome zidiwa critical bigger increasing increased stronger sharper tighter heavier haribika imeharibika dangerous cold baridi
nobody pick: hawajibu hawashiki hawapokei hawachukui haishikwi haipokelewi haijibiwi hapokei hashiki hawapick hawapiki anayejibu anayeshika anayepokea mteja hapatikani hawapatikani haipatikani hazishikwi
nobody: noone
answer: answers answering answered respond responding responsive responds response reply replying react reacting majibu jibu ameitika itika
pick: picking picks picked pickup received receives receiving anapokea anashika wanapokea wanashika
wake: woke woken awoke waking zinduka amezinduka ameshtuka ashaamka amegutuka amegutuka ameshaamka
phone: simu line call calls number hotline yenu namba 999 112 1199 dispatcher
airtime: credit credits salio credo kredo bundles vocha topup jahazi balance units
give: kumpa kumpatia gave nimempa tumempa kumnywesha nampa
drink: kunywa meza kumeza swallows drinks drank
vomit: vomits vomited kutapika
inhaler: puffer puffs pump
lips: lip midomo
feel: feels feeling
know: knows knew remember remembers
breathe: breeding breading
throat: koo kooni neck shingo
blue: purple black white grey samawati bluu
full: soaked red soaking drenched
much: nyingi mengi lot lots plenty
sound: noise noises sauti
bed: kitanda kitandani
chest: kifuani
eat: kula
move: kumuinua kumwinua kumsogeza kumsongesha kumbeba kumlaza kumgeuza kumove lift carry turn shift pull drag straighten lie kumtoa lay moving moved raise raising lifted kumkalisha kumwamsha
walk: stand sit atembee asimame simama aketi keti akae kae amke anyanyuke standing walking sitting
may: can should could must lazima anaweza tunaweza naeza anaeza allowed inafaa ruhusa shall
may i stop: niache tuache kuacha nipumzike tupumzike nikiacha tukiacha nisimame
may i still: niendelee tuendelee kuendelea
alone: peke pekee pekeyangu solo lonely myself yourself pekeangu
scared: afraid fear fearing naogopa ogopa nervous panicking nimeogopa tunaogopa worried terrified shaky
cracked: kach krak kra click crunch crunching crack cracking cracks snap snapped snapping pop popping broke broken break kimevunjika nimevunja fracture
rib: ribs mbavu ribcage ubavu bones
next: kinafuata inafuata follows kisha halafu alafu afterwards baadaye
tired: exhausted uchovu imechoka inachoka umechoka nachoka weary choka
sleepy: usingizi drowsy drifting dozing nodding sinzia
same: vile vilevile unchanged hivohivo
called: nishapiga nimeshapiga tumeshapiga phoned calling rang nimewapigia nimeita tumeita nimewacall nilipiga nimecall
way: njiani
way coming: wanakuja inakuja watakuja inakam wanakam
maybe: labda pengine huenda perhaps sidhani think guess dhani nadhani
do: did done doing does
hear: heard hearing felt naskia nasikia nimeskia nimesikia
sure: hakika uhakika certain
home: house nyumbani
i off: nimezima tumezima nimeizima
i do: nimefanya nimemwagia nimepoesha nimeosha tumeosha nimebonyeza nimempiga nimefunika nimefunga nimemlaza nimemgeuza nimeweka nimepoza tumefanya nimemaliza tumemaliza
without: lacking
untrained: sijawahi hatujawahi sijafunzwa sijafundishwa hatujafunzwa hatujafundishwa sijasomea
may drink: anywe akunywe
may eat: ale akule
may give: nimpe tumpe ampe mpe mpatie nimpatie tumpatie apewe nimnyweshe nimlishe
may move: nimuinue nimwinue tumuinue tumwinue nimsogeze tumsogeze nimbebe tumbebe nimlaze tumlaze nimgeuze tumgeuze nimhamishe nimove nimkalishe nimsimamishe nimwamshe tumwamshe
may remove: niondoe tuondoe nitoe tutoe nifungue niachilie nilegeze
may put: nipake tupake nimpake niweke tuweke nimwekee
put: apply applying pour rub smear tie nimwekee kuweka
remove: loosen loosening release removing undo kutoa
rest: kupumzika pumzika breather
off: umezimwa imezimwa zimwa imezima umezima kuzimwa
i may not: siwezani siwes nashindwa
ready: tayari
lost: left forgot forgotten lose potea imepotea poteza misplaced
he is better: yupoa
quiet: silent kimya motionless  
heavy: mzito mkubwa
dry: kauka
check: kuangalia angalia look inspect peek
until: mpaka hadi till
not answer: unresponsive
stiff: kakamaa
not work: haifanyi hazifanyi haiingii haishiki
help: helped saidiwa
finish: finished finishes finishing
hard: harder
soft: laini
more: anymore
may sleep: amlale alale
`;
