/**
 * Words of short answers, as a word table: read before the engine, as typed, and after it, as the engine has them. The
 * row `-` has words that say nothing here.
 */
export const turnWords = `
-: that hello and but so my our already actually yet well the this that here there even hapa hapo lakini tayari hivi hivyo anaonekana looks seems feels wah ebu okay sir all to of pia kwanza
yes: ndio ndiyo ndo eeh ee ehe yeah yea yep yup yess naam correct true affirmative y
not: hapana apana nope nah noo zii zi nothing none never n hajapata hawajapata hatujapata hujapata hamna refuse refuses haiwezekani
he: she it they him her them yeye wao huyo huyu baby child person mgonjwa patient mtu mtoto man woman mother father dady yule victim friend
is: was are am were be been has have had got getting gone went goes yuko uko iko yupo ipo keeps kept amekuwa imekuwa umekuwa becoming become feel
i: we mimi sisi
still: bado badoo angali ungali remains remain
again: tena rudi imerudi umerudi inarudi amerudia inarudia imejirudia returned back second
stop: koma imekoma umekoma zimekoma kumekoma limekoma imeisha kimeisha umeisha ended over ceased finish finished imetulia ametulia calm calmed settled paused
not stop: haikomi haijakoma haiachi haijaisha haziishi endless
out: nimeitoa tumeitoa kimetoka ikatoka popped removed
not out: haijatoka hakijatoka haitoki hakitoki
stuck: jam
better: nafuu afadhali improved improving improves heri fine stable relief recovered amepona anapona fiti freshi safe easier
worse: worsening mbaya worst deteriorating inazidi imezidi zaidi serious overcome zidiwa critical
nobody answers: hawajibu hawashiki hawapokei hawachukui haishikwi haipokelewi haijibiwi hapokei hashiki hawapick hawapiki anayejibu anayeshika anayepokea mteja hapatikani hawapatikani
nobody: noone
answer: answers answering answered respond responding responsive responds reply replying react reacting
pick: picking picks picked pickup received receives receiving
wake: woke woken awoke waking
hear: heard hearing
do: did done doing does
i not: hatuna
i off: nimezima tumezima nimeizima
phone: simu line call calls number hotline yenu 999 112 1199
airtime: credit salio credo kredo bundles vocha topup okoa
give: kumpa nimpe tumpe ampe mpe mpatie nimpatie tumpatie kumpatia apewe gave nimempa tumempa nimnyweshe kumnywesha nampa nimpeee nimlishe
drink: anywe akunywe kunywa
eat: ale akule kula
move: nimuinue nimwinue tumuinue tumwinue kumuinua kumwinua nimsogeze tumsogeze kumsogeza kumsongesha nimbebe tumbebe kumbeba nimlaze tumlaze kumlaza nimgeuze tumgeuze kumgeuza nimhamishe kumove nimove lift carry turn shift nimkalishe nimuamshe nimsimamishe
walk: stand sit atembee asimame simama aketi keti akae kae lie alale amke anyanyuke
may: can should could must lazima anaweza tunaweza naeza anaeza allowed inafaa ruhusa shall
may i stop: niache tuache nipumzike tupumzike
may i continue: niendelee tuendelee
alone: peke pekee pekeyangu solo lonely myself pekeangu
scared: afraid fear fearing naogopa ogopa nervous panicking nimeogopa
trained: sijafunzwa sijafundishwa
cracked: crack cracking cracks snap snapped snapping pop popping broke broken break
rib: ribs mbavu ribcage
next: kisha halafu alafu afterwards baadaye
tired: exhausted uchovu imechoka inachoka umechoka nachoka weary
sleepy: usingizi drowsy
same: vilevile unchanged hivohivo
called: nishapiga
way: njiani
way coming: wanakuja inakuja
maybe: labda pengine huenda perhaps
`;
