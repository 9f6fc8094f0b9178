/** The tokens of the languages that readers write most, each text with the spans that clients style. */
import { expect, test } from "vitest";
import { renderMarkdown } from "../../../src/model/text/markdown/render";
import { markdownRealm } from "../../support/markdown-realm";

/** By language: texts with their tokens, each as class and words; text without a class is omitted. */
const TEXTS: readonly (readonly [language: string, text: string, tokens: string])[] = [
  ["sh", "ls | grep x", "p:|"],
  [
    "sh",
    '#!/bin/bash\nset -e\nfor f in *.txt; do\n  echo "$f: ${f%.txt} $(wc -l < $f)"  # count\ndone',
    'ch:#!/bin/bash nb:set k:for k:in p:; k:do nb:echo s2:" nv:$f s2::  si:${ nv:f p:%.txt si:} s2:  k:$( nv:$f k:) s2:" c1:# count k:done',
  ],
  ["sh", "x=$((1 + 2 * y))", "nv:x o:= k:$(( m:1 o:+ m:2 o:* nv:y k:))"],
  ["sh", "cat <<EOF\nhello $x\nEOF\nls", "s:<<EOF s:hello $x s:EOF"],
  ["sh", "echo `date` && exit 1 || true", "nb:echo sb:` sb:` o:&& nb:exit m:1 o:|| nb:true"],
  ["sh", "curl -sSL https://a.test/x?y=1&z=2 | tar xz -C /opt", "o:= m:1 p:& nv:z o:= m:2 p:|"],
  ["sh", "a=1 b+=2", "nv:a o:= m:1 nv:b o:+= m:2"],
  ["sh", "echo ${x:-default} ${#x} $@ $? $1", "nb:echo si:${ nv:x k::- nv:default si:} si:${# nv:x si:} nv:$@ nv:$? nv:$1"],
  ["sh", "function f() { local a=$1; return 0; }", "k:function o:() o:{ nb:local nv:a o:= nv:$1 p:; k:return m:0 p:; o:}"],
  ["console", "$ ls\nout put\n", "gp:$  go:out put"],
  ["console", "user@host:~/x$ ls -la\ntotal 4\nroot@host# whoami\nroot", "gp:user@host:~/x$  go:total 4 gp:root@host#  go:root"],
  ["console", "(venv) $ pip install x\nDone", "gp.gp-VirtualEnv:(venv) gp:$  go:Done"],
  ["console", "$ cat \\\n> a.txt\nx", "gp:$  se:\\ gp:>  go:x"],
  ["console", "no prompt\nat all", "go:no prompt go:at all"],
  ["console", '$ echo "a b"\na b\n\n$ x=1', 'gp:$  nb:echo s2:"a b" go:a b gp:$  nv:x o:= m:1'],
  ["console", "50% done", "go:50% done"],
  ["rust", "fn main() {}", "k:fn nf:main p:() p:{}"],
  [
    "rust",
    'fn main() {\n    println!("Hello {}", name);\n    let mut x: u32 = 0x1f + 1_000u64 as u32;\n}',
    'k:fn nf:main p:() p:{ fm:println! p:( s:"Hello {}" p:, n:name p:); kd:let k:mut n:x p:: kt:u32 o:= mh:0x1f o:+ mi:1_000 k:u64 k:as kt:u32 p:; p:}',
  ],
  [
    "rust",
    "use std::collections::HashMap;\n\n#[derive(Debug, Clone)]\npub struct Foo<'a> {\n    name: &'a str,\n    n: Option<Vec<i32>>,\n}",
    "k:use n:std p::: n:collections p::: n:HashMap p:; cp:#[derive(Debug, Clone)] k:pub k:struct nc:Foo o:<' na:a o:> p:{ n:name p:: kp:& o:' na:a kt:str p:, n:n p:: nb:Option o:< nb:Vec o:< kt:i32 o:>> p:, p:}",
  ],
  [
    "rust",
    "impl<T: Send + 'static> Foo<T> for Bar {\n    type Out = T;\n    fn get(&self) -> &T { &self.x }\n}",
    "k:impl o:< n:T p:: nb:Send o:+ o:' nb:static o:> n:Foo o:< n:T o:> k:for n:Bar p:{ k:type nc:Out o:= n:T p:; k:fn nf:get p:( o:& bp:self p:) p:-> kp:& nc:T p:{ o:& bp:self p:. n:x p:} p:}",
  ],
  [
    "rust",
    "// c\n/* a /* b */ c */\n/// doc\n//! inner\n/** d */\nlet c = 'x'; let d = '\\n'; let e = b'a';",
    "c1:// c cm:/* a /* b */ c */ sd:/// doc sd://! inner sd:/** d */ kd:let n:c o:= sc:'x' p:; kd:let n:d o:= sc:'\\n' p:; kd:let n:e o:= sc:b'a' p:;",
  ],
  [
    "rust",
    'match x {\n    Some(1..=5) => return Err("a\\n\\x41".into()),\n    None => break \'outer,\n    _ => continue,\n}',
    'k:match n:x p:{ nb:Some p:( mi:1 o:..= mi:5 p:) o:=> k:return nb:Err p:( s:"a se:\\n\\x41 s:" p:. n:into p:()), nb:None o:=> k:break nl:\'outer p:, n:_ o:=> k:continue p:, p:}',
  ],
  [
    "rust",
    "async fn f() -> Result<(), Box<dyn Error>> { x?.await; Ok(()) }",
    "k:async k:fn nf:f p:() p:-> nb:Result o:< p:(), nb:Box o:< k:dyn n:Error o:>> p:{ n:x o:? p:. k:await p:; nb:Ok p:(()) p:}",
  ],
  ["rust", "macro_rules! m { ($x:expr) => { $x } }", "fm:macro_rules! n:m p:{ p:( cp:$x p:: nc:expr p:) o:=> p:{ cp:$x p:} p:}"],
  ["latex", "\\frac12", "k:\\frac"],
  [
    "latex",
    "\\documentclass[a4paper]{article}\n\\begin{document}\nHello $x^2 + \\alpha$ % c\n\\section*{A}\n\\end{document}",
    "k:\\documentclass na:[a4paper] nb:{ nb:} k:\\begin nb:{ nb:} s:$ nb:x^ m:2 nb:  o:+ nb:  nv:\\alpha s:$ c:% c k:\\section* nb:{ nb:} k:\\end nb:{ nb:}",
  ],
  [
    "latex",
    "\\[ a_1 = \\sum_{i=0}^n i \\] x \\( b \\) y",
    "sb:\\[ nb: a_ m:1 nb:  o:= nb:  nv:\\sum nb:_{i o:= m:0 nb:}^n i  s:\\] s:\\( nb: b  s:\\)",
  ],
  ["latex", "\\begin{equation}\na + b = 1\n\\end{equation}", "k:\\begin nb:{equation} nb:a  o:+ nb: b  o:= nb:  m:1 k:\\end nb:{equation}"],
  ["html", "<p>x</p>", "p:< nt:p p:> p:</ nt:p p:>"],
  [
    "html",
    '<!DOCTYPE html>\n<html lang="en">\n<!-- c -->\n<body class=a id=\'b\' hidden>\n&copy; &x y; &\n<br/>\n<img src="x.png" alt = "y">\n</body></html>',
    'cp:<!DOCTYPE html> p:< nt:html na:lang o:= s:"en" p:> cm:<!-- c --> p:< nt:body na:class o:= s:a na:id o:= s:\'b\' na:hidden p:> ni:&copy; err:& err:& p:< nt:br p:/> p:< nt:img na:src o:= s:"x.png" na:alt  o:= s:"y" p:> p:</ nt:body p:></ nt:html p:>',
  ],
  ["html", '<a href="https://a.test/?b=1&c=2">x</a>', 'p:< nt:a na:href o:= s:"https://a.test/?b=1&c=2" p:> p:</ nt:a p:>'],
  ["html", '<x:with-dash data-a="1"></x:with-dash>', 'p:< nt:x:with-dash na:data-a o:= s:"1" p:></ nt:x:with-dash p:>'],
  [
    "diff",
    "diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n context\n-old\n+new\n\\ No newline",
    "gh:diff --git a/x b/x gh:index 1..2 100644 gd:--- a/x gi:+++ b/x gu:@@ -1,2 +1,2 @@ gd:-old gi:+new",
  ],
  ["diff", "1,2c3\n< a\n---\n> b", "gu:1,2c3 gd:< a gs:--- gi:> b"],
  ["diff", "! x", "gs:! x"],
  ["diff", "=== a", "gh:=== a"],
];

test.each(TEXTS)("%s: %j", (language, text, tokens) => {
  const { html } = renderMarkdown(`\`\`\`${language}\n${text}\n\`\`\``, markdownRealm());
  const found = [...html.matchAll(/<span class="([^"]*)">(.*?)<\/span>/gs)].filter(([, kind]) => kind !== "w");
  const plain = (words: string): string => words.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  expect(found.map(([, kind = "", words = ""]) => `${kind.replaceAll(" ", ".")}:${plain(words)}`).join(" ")).toBe(tokens);
  expect(plain(html.replace(/<[^>]*>/g, ""))).toBe(`${text.trimEnd()}\n`);
});

test("blanks of programs have a class of their own", () => {
  const { html } = renderMarkdown("```sh\nls | grep x\n```", markdownRealm());
  expect(html).toContain(
    '<code>ls<span class="w"> </span><span class="p">|</span><span class="w"> </span>grep<span class="w"> </span>x\n</code>',
  );
});

test("scripts and styles inside HTML stay as written", () => {
  const { html } = renderMarkdown("```html\n<style id=a>b { c }</style><p>\n```", markdownRealm());
  expect(html).toContain('<span class="p">&gt;</span>b { c }<span class="p">&lt;/</span><span class="nt">style</span>');
});
