/** Attributes that people read or hear. */
const READ = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'label',
  'placeholder',
  'title',
];
const LETTERS = /\p{L}{2}/u;
/** Several words: a label or a sentence. */
const SENTENCE = /^\p{Lu}\p{Ll}+[’']?\p{Ll}* (?:\p{Ll}|$)/u;
/** Names, which are the same in every language, and what is typed into a shell. */
const NAMES = /^(?:·\s)?Huetable$|^huetable verify |^\.jsonl$/u;

function isInError(node) {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === 'NewExpression' && /Error$/u.test(at.callee.name ?? '')) return true;
  return false;
}

/** What people read is in a catalogue (docs/translate.md), so that it can be checked and translated. */
const looseTexts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { loose: 'Put “{{text}}” into a catalogue: see docs/translate.md.' },
  },
  create(context) {
    const report = (node, text) => context.report({ node, messageId: 'loose', data: { text: text.trim() } });
    const template = (node) => {
      const text = node.value.trim();
      if (LETTERS.test(text) && !NAMES.test(text)) report(node, text);
    };
    const script = (node, text) => {
      if (typeof text === 'string' && SENTENCE.test(text) && !isInError(node)) report(node, text);
    };
    return {
      ':not(SvelteStyleElement) > SvelteText': template,
      SvelteLiteral: (node) => {
        if (node.parent.type === 'SvelteAttribute' && READ.includes(node.parent.key.name)) template(node);
      },
      Literal: (node) => script(node, node.value),
      TemplateElement: (node) => script(node, node.value.cooked),
    };
  },
};

/** A plugin, as both ESLint and oxlint load it. */
export default { meta: { name: 'ours' }, rules: { 'loose-texts': looseTexts } };
