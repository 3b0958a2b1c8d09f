/**
 * Whether a word begins with what was typed, with at most one typing error: a wrong, a missing or an additional letter,
 * or two neighbouring letters swapped. Capitals and accents make a difference: remove them first.
 * @example beginsLike('novak', 'nvoa') // true
 */
export function beginsLike(word: string, typed: string): boolean {
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same++
  if (same === typed.length) return true
  const isSwapped = typed[same] === word[same + 1] && typed[same + 1] === word[same]
  return (
    word.startsWith(typed.slice(same + 1), same + 1) || // a wrong letter
    word.startsWith(typed.slice(same + 1), same) || // an additional letter
    word.startsWith(typed.slice(same), same + 1) || // a missing letter
    (isSwapped && word.startsWith(typed.slice(same + 2), same + 2))
  )
}
