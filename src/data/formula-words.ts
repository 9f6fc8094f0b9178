/*
 * The words that programs for formulas know, and how many arguments each takes.
 */
import { lazy } from "./lazy";

/** By how many arguments they take: the words, without the backslash. */
const BY_ARGUMENTS: readonly (readonly [count: number, words: string])[] = [
  [
    0,
    "AA AE Alpha And Bbbk Beta Box Bumpeq Cap Chi Colonapprox Coloneq Coloneqq Colonsim Complex Cup DOTSB DOTSI " +
    "DOTSX Dagger Darr Delta Diamond Doteq Downarrow Epsilon Eqcolon Eqqcolon Eta Finv Game Gamma Harr Huge Im " +
    "Iota Join KaTeX Kappa LARGE LaTeX Lambda Large Larr Leftarrow Leftrightarrow Lleftarrow Longleftarrow " +
    "Longleftrightarrow Longrightarrow Lrarr Lsh Mu N Nu O OE Omega Omicron P Phi Pi Pr Psi R Rarr Re Reals Rho " +
    "Rightarrow Rrightarrow Rsh S Sigma Subset Supset Tau TeX Theta Uarr Uparrow Updownarrow Upsilon Vdash Vert " +
    "Vvdash Xi Z Zeta aa above ae alef alefsym aleph allowbreak alpha amalg angle angln approx approxcolon " +
    "approxcoloncolon approxeq arccos arcctg arcsin arctan arctg arg argmax argmin ast asymp atop backepsilon " +
    "backprime backsim backsimeq backslash barwedge because begingroup beta beth between bf bgroup bigcap bigcirc " +
    "bigcup bigodot bigoplus bigotimes bigsqcup bigstar bigtriangledown bigtriangleup biguplus bigvee bigwedge " +
    "blacklozenge blacksquare blacktriangle blacktriangledown blacktriangleleft blacktriangleright bmod bot " +
    "bowtie boxdot boxminus boxplus boxtimes brace brack bull bullet bumpeq cal cap cdot cdotp cdots centerdot ch " +
    "char checkmark chi choose circ circeq circlearrowleft circlearrowright circledR circledS circledast " +
    "circledcirc circleddash clubs clubsuit cnums colon colonapprox coloncolon coloncolonapprox coloncolonequals " +
    "coloncolonminus coloncolonsim coloneq coloneqq colonequals colonminus colonsim complement cong coprod " +
    "copyright cos cosec cosh cot cotg coth csc ctg cth cup curlyeqprec curlyeqsucc curlyvee curlywedge " +
    "curvearrowleft curvearrowright dArr dag dagger daleth darr dashleftarrow dashrightarrow dashv dblcolon ddag " +
    "ddagger ddots deg degree delta det diagdown diagup diamond diamonds diamondsuit digamma dim displaystyle div " +
    "divideontimes doteq doteqdot dotplus dots dotsb dotsc dotsi dotsm dotso dotsx doublebarwedge doublecap " +
    "doublecup downarrow downdownarrows downharpoonleft downharpoonright egroup ell empty emptyset endgroup " +
    "enskip enspace epsilon eqcirc eqcolon eqqcolon eqsim eqslantgtr eqslantless equalscolon equalscoloncolon " +
    "equiv eta eth exist exists exp expandafter fallingdotseq flat footnotesize forall frown gamma gcd ge geq " +
    "geqq geqslant gets gg ggg gggtr gimel gnapprox gneq gneqq gnsim gt gtrapprox gtrdot gtreqless gtreqqless " +
    "gtrless gtrsim gvertneqq hArr harr hbar hdashline hearts heartsuit hline hom hookleftarrow hookrightarrow " +
    "hskip hslash huge i iff iiint iint image imageof imath impliedby implies in inf infin infty injlim int " +
    "intercal intop iota isin it j jmath kappa ker kern lArr lBrace lVert lambda land lang langle large larr " +
    "lbrace lbrack lceil ldotp ldots le leadsto leftarrow leftarrowtail leftharpoondown leftharpoonup " +
    "leftleftarrows leftrightarrow leftrightarrows leftrightharpoons leftrightsquigarrow leftthreetimes leq leqq " +
    "leqslant lessapprox lessdot lesseqgtr lesseqqgtr lessgtr lesssim lfloor lg lgroup lhd lim liminf limits " +
    "limsup ll llbracket llcorner lll llless lmoustache ln lnapprox lneq lneqq lnot lnsim log longleftarrow " +
    "longleftrightarrow longmapsto longrightarrow looparrowleft looparrowright lor lozenge lparen lq lrArr lrarr " +
    "lrcorner lt ltimes lvert lvertneqq maltese mapsto mathellipsis mathsterling mathstrut max measuredangle " +
    "medspace mho mid min minuscolon minuscoloncolon minuso mkern models mp mskip mu multimap nLeftarrow " +
    "nLeftrightarrow nRightarrow nVDash nVdash nabla natnums natural ncong ne nearrow neg negmedspace " +
    "negthickspace negthinspace neq newline nexists ngeq ngeqq ngeqslant ngtr ni nleftarrow nleftrightarrow nleq " +
    "nleqq nleqslant nless nmid nobreak nobreakspace noexpand nolimits nonumber normalsize not notag notin notni " +
    "nparallel nprec npreceq nrightarrow nshortmid nshortparallel nsim nsubseteq nsubseteqq nsucc nsucceq " +
    "nsupseteq nsupseteqq ntriangleleft ntrianglelefteq ntriangleright ntrianglerighteq nu nvDash nvdash nwarrow " +
    "o odot oe oiiint oiint oint omega omicron ominus oplus ordinarycolon origof oslash otimes over owns parallel " +
    "partial perp phi pi pitchfork plim plusmn pm pounds prec precapprox preccurlyeq preceq precnapprox precneqq " +
    "precnsim precsim prime prod projlim propto psi qquad quad rArr rBrace rVert raisebox rang rangle rarr ratio " +
    "rbrace rbrack rceil real reals relax restriction rfloor rgroup rhd rho rightarrow rightarrowtail " +
    "rightharpoondown rightharpoonup rightleftarrows rightleftharpoons rightrightarrows rightsquigarrow " +
    "rightthreetimes risingdotseq rm rmoustache rparen rq rrbracket rtimes rule rvert scriptscriptstyle " +
    "scriptsize scriptstyle sdot searrow sec sect setminus sf sh sharp shortmid shortparallel sigma sim simcolon " +
    "simcoloncolon simeq sin sinh sixptsize small smallfrown smallint smallsetminus smallsmile smile space spades " +
    "spadesuit sphericalangle sqcap sqcup sqsubset sqsubseteq sqsupset sqsupseteq square ss star sub sube subset " +
    "subseteq subseteqq subsetneq subsetneqq succ succapprox succcurlyeq succeq succnapprox succneqq succnsim " +
    "succsim sum sup supe supset supseteq supseteqq supsetneq supsetneqq surd swarrow tan tanh tau " +
    "textasciicircum textasciitilde textbackslash textbar textbardbl textbraceleft textbraceright textcopyright " +
    "textdagger textdaggerdbl textdegree textdollar textellipsis textemdash textendash textgreater textless " +
    "textquotedblleft textquotedblright textquoteleft textquoteright textregistered textsterling textstyle " +
    "textunderscore tg th therefore theta thetasym thickapprox thicksim thickspace thinspace times tiny to top " +
    "triangle triangledown triangleleft trianglelefteq triangleq triangleright trianglerighteq tt " +
    "twoheadleftarrow twoheadrightarrow uArr uarr ulcorner unlhd unrhd uparrow updownarrow upharpoonleft " +
    "upharpoonright uplus upsilon upuparrows urcorner vDash varDelta varGamma varLambda varOmega varPhi varPi " +
    "varPsi varSigma varTheta varUpsilon varXi varepsilon varinjlim varkappa varliminf varlimsup varnothing " +
    "varphi varpi varprojlim varpropto varrho varsigma varsubsetneq varsubsetneqq varsupsetneq varsupsetneqq " +
    "vartheta vartriangle vartriangleleft vartriangleright varvdots vcentcolon vdash vdots vee veebar vert wedge " +
    "weierp wp wr xi yen zeta ",
  ],
  [
    1,
    "Bbb Big Bigg Biggl Biggm Biggr Bigl Bigm Bigr Bra Braket H Ket Overrightarrow Set acute angl bar bcancel big " +
    "bigg biggl biggm biggr bigl bigm bigr blue blueA blueB blueC blueD blueE bm bold boldsymbol boxed bra braket " +
    "breve c cancel check clap color ddddot dddot ddot dot emph fbox frak goldA goldB goldC goldD goldE grave " +
    "gray grayA grayB grayC grayD grayE grayF grayG grayH grayI green greenA greenB greenC greenD greenE hat hbox " +
    "hphantom hspace includegraphics kaBlue kaGreen ket llap maroonA maroonB maroonC maroonD maroonE mathbb " +
    "mathbf mathbin mathcal mathclap mathclose mathfrak mathinner mathit mathllap mathnormal mathop mathopen " +
    "mathord mathpunct mathrel mathring mathrlap mathrm mathscr mathsf mathsfit mathtt mintA mintB mintC mod " +
    "operatorname operatornamewithlimits orange overbrace overgroup overleftarrow overleftharpoon " +
    "overleftrightarrow overline overlinesegment overrightarrow overrightharpoon phantom phase pink pmb pmod pod " +
    "purple purpleA purpleB purpleC purpleD purpleE r red redA redB redC redD redE rlap set smash sout sqrt " +
    "substack tag tealA tealB tealC tealD tealE text textbf textcircled textit textmd textnormal textrm textsf " +
    "texttt textup tilde u underbar underbrace undergroup underleftarrow underleftrightarrow underline " +
    "underlinesegment underrightarrow url utilde v vcenter vec vphantom widecheck widehat widetilde xLeftarrow " +
    "xLeftrightarrow xRightarrow xcancel xhookleftarrow xhookrightarrow xleftarrow xleftequilibrium " +
    "xleftharpoondown xleftharpoonup xleftrightarrow xleftrightharpoons xlongequal xmapsto xrightarrow " +
    "xrightequilibrium xrightharpoondown xrightharpoonup xrightleftarrows xrightleftharpoons xtofrom " +
    "xtwoheadleftarrow xtwoheadrightarrow ",
  ],
  [
    2,
    "TextOrMath binom cfrac colorbox dbinom dfrac frac href htmlClass htmlData htmlId htmlStyle overset stackrel " +
    "tbinom textcolor tfrac underset ",
  ],
  [3, "fcolorbox tmspace"],
  [4, "mathchoice"],
  [6, "genfrac"],
];

/** How many arguments each word takes. */
export const formulaWords = lazy((): ReadonlyMap<string, number> => {
  return new Map(BY_ARGUMENTS.flatMap(([count, words]) => words.trim().split(" ").map((word) => [word, count] as const)));
});

/** Environments that may stand in a line. */
export const FORMULA_ENVIRONMENTS: ReadonlySet<string> = new Set(
  (
    "aligned alignedat array cases darray dcases drcases gathered rcases smallmatrix subarray " +
    "matrix pmatrix bmatrix Bmatrix vmatrix Vmatrix matrix* pmatrix* bmatrix* Bmatrix* vmatrix* Vmatrix*"
  ).split(" "),
);

/** Environments that only stand in a formula of its own. */
export const DISPLAYED_ENVIRONMENTS: ReadonlySet<string> = new Set(
  "CD align align* alignat alignat* equation equation* gather gather* split".split(" "),
);
