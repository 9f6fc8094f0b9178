/*
 * The names that end a domain of the web, as the registry of such names lists them, less some that are more often the
 * ending of a file: java, md, mov, py, zip.
 */
import { lazy } from "./lazy";

/** Those of countries, two letters each. */
const OF_COUNTRIES =
  "acadaeafagaialamaoaqarasatauawaxazbabbbdbebfbgbhbibjbmbnbobrbsbtbvbwbybzcacccdcfcgchcickclcmcncocrcucvcwcxcyczde" +
  "djdkdmdodzeceeegereseteufifjfkfmfofrgagbgdgegfggghgiglgmgngpgqgrgsgtgugwgyhkhmhnhrhthuidieiliminioiqirisitjejmjo" +
  "jpkekgkhkikmknkpkrkwkykzlalblclilklrlsltlulvlymamcmemgmhmkmlmmmnmompmqmrmsmtmumvmwmxmymznancnenfngninlnonpnrnunz" +
  "ompapepfpgphpkplpmpnprpsptpwqarerorsrurwsasbscsdsesgshsisjskslsmsnsosrssstsusvsxsysztctdtftgthtjtktltmtntotrtttv" +
  "twtzuaugukusuyuzvavcvevgvivnvuwfwsyeytzazmzw";

/** The others in their order: a digit says how many letters of the name before it a name begins with. */
const GENERIC =
  "0aaa2rp1bb3ott3vie2c2le2ogado2udhabi1cademy2centure3ountant9ts2o2tor1ds2ult1eg2ro2tna1fl2rica1gakhan2ency1ig2rbu" +
  "s3force3tel1kdn1libaba3pay2lfinanz3state3y2sace3tom1mazon2ericanexpress8family3x2fam2ica2sterdam1nalytics2droid2" +
  "quan2z1ol1partments2p3le1quarelle1rab3mco2chi2my2pa2t3e1sda2ia2sociates1thleta2torney1uction2di4ble4o2spost2thor" +
  "3o4s1ws1xa1zure0baby2idu2namex3d3k2r3celona4laycard7s3efoot3gains2seball3ketball2uhaus2yern1bc2t2va1cg2n1eats3ut" +
  "y2er2ntley2rlin2st4buy2t1harti1ible2d2ke2ng4o2o2z1lack5friday2ockbuster3g3omberg2ue1ms2w1npparibas1oats2ehringer" +
  "2fa2m2nd2o3k4ing2sch3tik4on2t2utique2x1radesco2idgestone2oadway3ker3ther2ussels1uild5ers2siness2y2zz1zh0cab2fe2l" +
  "3l3vinklein2m3era3p2non2petown3ital7one2r3avan3ds3e4er6s3s2sa3e3h3ino2t3ering3holic1ba2n2re1enter2o2rn1fa2d1hane" +
  "l4nel3rity3se3t2eap2intai2ristmas3ome2urch1ipriani2rcle2sco2tadel3i4c3y1laims2eaning2ick3nic5que2othing3ud2ub4me" +
  "d1oach2des2ffee2llege3ogne2m3mbank4unity3pany5re4uter3sec2ndos3struction4ulting3tact4ractors2oking3l3p2rsica2unt" +
  "ry3pon6s3rses1pa1redit6card6union2icket2own2s2uise6s1uisinella1ymru2ou0dad2nce2ta3e3ing3sun2y1clk1ds1eal4er4s2gr" +
  "ee2livery3l3oitte3ta2mocrat2ntal4ist2si4gn2v1hl1iamonds2et2gital2rect6ory2scount5ver3h2y1np1ocs3tor2g2mains2t2wn" +
  "load1rive1tv1ubai2nlop2pont2rban1vag2r0earth2t1co1deka2u3cation1mail2erck1nergy2gineer8ing2terprises1pson1quipme" +
  "nt1ricsson2ni1sq2tate1urovision2s1vents1xchange2pert3osed3ress2traspace0fage2il3rwinds3th2mily2n3s2rm4ers2shion3" +
  "t1edex2edback2rrari4ero1idelity3o2lm2nal4nce6ial2re4stone3mdale2sh4ing2t3ness1lickr3ghts3r2orist3wers2y1oo3d3tba" +
  "ll2rd3ex3sale3um2undation2x1ree3senius2l2ogans3ntier1tr1ujitsu2n3d2rniture2tbol1yi0gal3lery4o4up2me4s2p2rden2y1b" +
  "iz1dn1ea2nt4ing2orge1gee1ift4s2ves3ing1lass2e2obal4o1mail2bh2o2x1odaddy2ld4point3f2o3dyear3g4le2p2t2v1rainger3ph" +
  "ics3tis2een2ipe2ocery3up1ucci2ge2ide3tars2ru0hair2mburg2ngout2us1bo1dfc4bank1ealth6care2lp3sinki2re3mes1iphop2sa" +
  "mitsu2tachi2v1kt1ockey2ldings3iday2medepot4goods4s5ense2nda2rse2spital3t4ing2t3els3mail2use2w1sbc1ughes1yatt2und" +
  "ai0ibm1cbc2e2u1eee1fm1kano1mamat2db2mo4bilien1nc2dustries2finiti3o2g2k2stitute3urance5e2t3ernational3uit2vestmen" +
  "ts1piranga1rish1smaili2t3anbul1tau2v0jaguar1cb1eep2tzt2welry1io1ll1mp1nj1obs3urg2t2y1pmorgan2rs1uegos2niper0kauf" +
  "en1ddi1erryhotels5properties1fh1ia2ds2m2ndle2tchen2wi1oeln2matsu2sher1pmg2n1rd2ed1uokgroup1yoto0lacaixa2mborghin" +
  "i3er2ncaster3d4rover3xess2salle2t3ino3robe2w3yer1ds1ease2clerc2frak2gal3o2xus1gbt1idl2fe4insurance4style2ghting2" +
  "ke2lly2mited3o2ncoln3k2ve3ing1lc2p1oan4s2cker3us2l2ndon2tte4o2ve1pl3financial1td3a1undbeck2xe3ury0madrid2if3son2" +
  "keup2n3agement3go2p2rket6ing6s3riott3shalls2ttel1ba1ckinsey1ed3ia2et2lbourne2me3orial2n3u2rckmsd1iami2crosoft2l2" +
  "ni3t2t3subishi1lb2s1ma1obi4le2da2e2i2m2nash3ey3ster2rmon3tgage2scow2to4rcycles2vie1sd1tn2r1useum3ic0nab2goya2me2" +
  "vy1ba1ec2t3bank3flix3work2ustar2w3s2xt4direct3us1fl1go1hk1ico2ke3on2nja2ssan5y1okia2rton2w3ruz3tv1ra2w1tt1yc0obi" +
  "2server1ffice1kinawa1layan6group2lo1mega1ne2g2l3ine1oo1pen1racle3nge2g3anic2igins1saka1tsuka2t1vh0page2nasonic2r" +
  "is3s3tners4s4y2y1ccw1et1fizer1harmacy2d2ilips2one3to5graphy5s2ysio1ics3tet4ures2d2n3g3k2oneer2zza1lace3y4station" +
  "2umbing3s1nc1ohl2ker2litie2rn2st1ramerica3xi2ess2ime2o3d4uctions3f3gressive3mo3perties7y3tection2u3dential1ub1wc" +
  "0qpon1uebec3st0racing2dio1ead3lestate4tor5y2cipes2d3stone3umbrella2hab2ise5n3t2liance2n3t4als2pair3ort3ublican2s" +
  "t4aurant2view6s2xroth1ich4ardli3oh2l2o2p1ocks2deo2gers2om1svp1ugby2hr2n1we1yukyu0saarland2fe4ty2kura2le3on2msclu" +
  "b4ung2ndvik7coromant3ofi2p2rl2s2ve2xo1bi2s1cb2haeffler3midt3olarships4ol3ule3warz2ience2ot1earch3t2cure5ity2ek2l" +
  "ect2ner2rvices2ven2w2x3y1fr1hangrila3rp2ell2ia3ksha2oes3p4ping3uji3w1ilk2na3gles2te1ki3n2y3pe1ling1mart2ile1ncf1" +
  "occer3ial2ftbank4ware2hu2lar3utions2ng3y2y1pa3ce2ort3t1rl1tada3ples3r3tebank5farm2c3group2ockholm3rage4e2ream2ud" +
  "io4y2yle1ucks2pplies5y4ort2rf3gery2zuki1watch2iss1ydney2stems0tab2ipei2lk2obao2rget2tamotors4r3too2x3i1ci1dk1eam" +
  "2ch4nology2l2masek2nnis2va1hd2eater5re1iaa2ckets2enda2ps2res3ol1jmaxx2x1kmaxx1mall1oday2kyo2ols2p2ray2shiba2tal2" +
  "urs2wn2yota3s1rade4ing3ining3vel6ers9insurance2ust2v1ube2i2nes2shu1vs0ubank2s1nicom3versity2o1ol1ps0vacations2na" +
  "3guard1egas2ntures2risign3sicherung2t1iajes2deo2g2king2llas2n2p2rgin2sa3ion2va3o1laanderen1odka2lvo2te3ing3o2yag" +
  "e0wales3mart3ter2ng4gou2tch5es1eather7channel2bcam3er3site2d3ding2ibo3r1hoswho1ien2ki2lliamhill2n3dows3e3ners1me" +
  "1olterskluwer2odside2rk4s3ld2w1tc2f0xbox1erox1ihuan2n1xx1yz0yachts2hoo2maxun2ndex1odobashi2ga2kohama2u3tube1un0z" +
  "appos2ra1ero1one1uerich";

const IN_OTHER_SCRIPTS =
  "vermögensberater vermögensberatung ελ ευ бг бел дети ею католик ком" +
  " " +
  "мкд мон москва онлайн орг рус рф сайт срб укр қаз հայ ישראל קום ابوظبي" +
  " " +
  "ارامكو الاردن البحرين الجزائر السعودية العليان المغرب امارات ایران" +
  " " +
  "بارت بازار بيتك بھارت تونس سودان سورية شبكة عراق عرب عمان فلسطين قطر" +
  " " +
  "كاثوليك كوم مصر مليسيا موريتانيا موقع همراه پاکستان ڀارت कॉम नेट भारत" +
  " " +
  "भारतम् भारोत संगठन বাংলা ভারত ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா இலங்கை" +
  " " +
  "சிங்கப்பூர் భారత్ ಭಾರತ ഭാരതം ලංකා คอม ไทย ລາວ გე みんな アマゾン クラウド グーグル コム" +
  " " +
  "ストア セール ファッション ポイント 世界 中信 中国 中國 中文网 亚马逊 企业 佛山 信息 健康 八卦 公司 公益 台湾 台灣 商城" +
  " " +
  "商店 商标 嘉里 嘉里大酒店 在线 大拿 天主教 娱乐 家電 广东 微博 慈善 我爱你 手机 招聘 政务 政府 新加坡 新闻 时尚 書籍" +
  " " +
  "机构 淡马锡 游戏 澳門 点看 移动 组织机构 网址 网店 网站 网络 联通 谷歌 购物 通販 集团 電訊盈科 飞利浦 食品 餐厅 香格里拉" +
  " " +
  "香港 닷넷 닷컴 삼성 한국";

const names = lazy((): ReadonlySet<string> => {
  const all = new Set([...(OF_COUNTRIES.match(/../g) ?? []), ...IN_OTHER_SCRIPTS.split(" ")]);
  let last = "";
  for (const [, shared, rest = ""] of GENERIC.matchAll(/(\d)([a-z]*)/g)) {
    last = last.slice(0, Number(shared)) + rest;
    all.add(last);
  }
  return all;
});

/** Is this the last part of a domain of the web? Compared letter for letter. */
export function isTopLevelDomain(name: string): boolean {
  return names().has(name);
}
