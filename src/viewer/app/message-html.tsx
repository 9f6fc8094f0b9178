/**
 * The HTML of messages, rebuilt from a list of allowed elements. The text that the renderer made is parsed into an inert
 * document and never put into the page; links lead only to http, https and mailto.
 */
import { type ComponentChildren, h, type VNode } from "preact";
import { Plain } from "./text";

const ALLOWED: ReadonlySet<string> = new Set(
  "p br strong em del code pre blockquote ul ol li h1 h2 h3 h4 h5 h6 hr table thead tbody tr th td span div a time".split(
    " ",
  ),
);
const LINKS = /^(https?:|mailto:)/i;

/** A message as its readers see it. */
export function MessageHtml({ html }: { html: string }) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return <div class="html">{children(parsed.body)}</div>;
}

function children(node: Node): ComponentChildren {
  return Array.from(node.childNodes, rebuilt);
}

function rebuilt(node: ChildNode): VNode | string | null {
  if (node.nodeType === 3) return <Plain text={node.textContent ?? ""} />;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (name === "script" || name === "style") return null;
  if (name === "img")
    return (
      <span class="badge">
        <Plain text={node.getAttribute("alt") ?? "picture"} />
      </span>
    );
  if (name === "a") return link(node);
  if (name === "span" && node.classList.contains("emoji")) return <Plain text={emojiOf(node)} />;
  if (name === "h1" || name === "h2" || name === "h3" || name === "h4" || name === "h5" || name === "h6")
    return (
      <p>
        <strong>{children(node)}</strong>
      </p>
    );
  if (!ALLOWED.has(name)) return <>{children(node)}</>;
  const mention = name === "span" && /user-(group-)?mention|topic-mention/.test(node.className);
  return h(name, mention ? { class: "mention" } : {}, children(node));
}

function link(node: Element): VNode {
  const href = node.getAttribute("href") ?? "";
  if (!LINKS.test(href.trim())) return <span class="mut">{children(node)}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children(node)}
    </a>
  );
}

function emojiOf(node: Element): string {
  const code = /emoji-([0-9a-f-]+)/.exec(node.className)?.[1];
  try {
    return code === undefined
      ? (node.textContent ?? "")
      : String.fromCodePoint(...code.split("-").map((hex) => parseInt(hex, 16)));
  } catch {
    return node.textContent ?? "";
  }
}
