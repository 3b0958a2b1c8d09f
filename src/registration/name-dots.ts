// A dot, and the word of two and more letters that follows without a space. The other dots are those that a domain may
// have (UTS #46). Joiners and marks may stand between the letters.
const dotAndWord =
  /[.\u3002\uff0e\uff61](?=([\p{M}\u200c\u200d]*\p{L}[\p{M}\u200c\u200d]*\p{L}[-\p{L}\p{M}\p{N}\u200c\u200d]*))/gu

// An initial, or a title that stands before a name.
const initialOrTitle =
  /(?:^|[^\p{L}\p{M}\p{N}_-]-?)(?:\p{L}\p{M}*|\p{L}{0,6}dr|akad|arch|artd?|bca?|csc|dipl|dis|doc|dott|drsc|et|gen|hab|habil|hon|ing|jr|kpt|lic|mag|med|mg[ar]|mjr|ml|mme|mrs?|ms|nat|odb|ph|phil|plk|por|pplk|prof|rer|sc|sr|ste?|sv|th|univ)$/iu
/** The most characters of a title with the signs before it. */
const maxTitleLength = 10

// Those of countries have two letters; the others are Punycode and those with the most domains. A domain that is not here
// is no link either, because it gets a space.
const topLevelDomain =
  /^(?:[a-z]{2}|xn--.+|app|biz|club|com|info|net|online|org|pro|shop|site|store|top|xyz|рф|рус|укр|бел|срб|ευ|ελ|中国|中國|台灣|香港|한국)$/iu

/** Writes a space between a dot and a word, as in `J. van Eyck`, except in what is clearly meant as a domain. */
export const spaceDots = (text: string): string =>
  text.replace(dotAndWord, (dot, word: string, index: number) =>
    isDomain(text.slice(Math.max(index - maxTitleLength, 0), index), word) ? dot : `${dot} `,
  )

/** @param before the end of the text before the dot */
const isDomain = (before: string, word: string) =>
  /[\p{L}\p{M}\p{N}]$/u.test(before) && !initialOrTitle.test(before) && topLevelDomain.test(word.normalize('NFKC'))

/** Whether a dot comes directly before a word: mail programs make a link of a top-level domain there. */
export const hasTightDot = (text: string): boolean => text.search(dotAndWord) >= 0
