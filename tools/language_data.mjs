// Writes src/huetable/messages/cldr.json: what Python has to know of each language, as this Node's Intl knows it (Unicode CLDR).
//
//     .venv/bin/python tools/frontend.py exec -- node tools/language_data.mjs
import { writeFileSync } from 'node:fs';

const LETTERS = { zero: '0', one: '1', two: '2', few: 'f', many: 'm', other: 'o' };
const MOST_ODD = 3;
const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
const codes = alphabet
    .flatMap((first) => alphabet.map((second) => first + second))
    .filter((code) => Intl.PluralRules.supportedLocalesOf(code)[0] === code);

/** The category of every number: 0 to 199 say it for the rest, which repeat by hundreds, but for a few. */
function table(code, type) {
    const rules = new Intl.PluralRules(code, { type });
    const of = (number) => LETTERS[rules.select(number)];
    const found = Array.from({ length: 200 }, (_, number) => of(number)).join('');
    const odd = {};
    for (let number = 200; number < 3000; number += 1)
        if (of(number) !== found[100 + (number % 100)]) odd[number] = of(number);
    return { found, odd };
}

function numbers(code) {
    const parts = new Intl.NumberFormat(code).formatToParts(12_345_678);
    const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => [...value].length);
    const digits = new Intl.NumberFormat(code, { useGrouping: false }).format(9_876_543_210);
    return {
        thousands: parts.find(({ type }) => type === 'group')?.value ?? '',
        // Spanish writes 1200, but 12.000.
        from: new Intl.NumberFormat(code).format(1200).length > 4 ? 4 : 5,
        groups: groups.at(-2) ?? 3,
        ...(digits === '9876543210' ? {} : { digits: [...digits].toReversed().join('') }),
    };
}

function lists(code) {
    const between = (items) =>
        new Intl.ListFormat(code, { type: 'conjunction' })
            .formatToParts(items)
            .filter(({ type }) => type === 'literal')
            .map(({ value }) => value);
    const [pair = ' '] = between(['A', 'B']);
    const [comma = ', ', and = pair] = between(['A', 'B', 'C']);
    // Our English has no comma before the last "and".
    return { comma, pair, and: code === 'en' ? pair : and };
}

function entry(code) {
    const [cardinal, ordinal] = [table(code, 'cardinal'), table(code, 'ordinal')];
    if (Object.keys(cardinal.odd).length > 0 || Object.keys(ordinal.odd).length > MOST_ODD) return null;
    const million = LETTERS[new Intl.PluralRules(code).select(1_000_000)];
    const name = new Intl.DisplayNames(code, { type: 'language' }).of(code);
    return {
        name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
        dir: new Intl.Locale(code).getTextInfo().direction,
        cardinal: short(cardinal.found),
        ordinal: short(ordinal.found),
        // Italian: l'800º.
        ...(Object.keys(ordinal.odd).length > 0 ? { odd: ordinal.odd } : {}),
        million,
        ...numbers(code),
        ...lists(code),
    };
}

const tables = [];
const short = (found) => (tables.includes(found) ? tables.indexOf(found) : tables.push(found) - 1);
const languages = {};
for (const code of codes) {
    const found = entry(code);
    if (found) languages[code] = found;
    else console.log(`left out: ${code}`);
}
const lines = Object.entries(languages).map(([code, found]) => `    "${code}": ${JSON.stringify(found)}`);
writeFileSync(
    'src/huetable/messages/cldr.json',
    `{\n  "tables": ${JSON.stringify(tables, null, 4).replace(/\]$/, '  ]')},\n  "languages": {\n${lines.join(',\n')}\n  }\n}\n`,
);
console.log(`${lines.length} languages`);
