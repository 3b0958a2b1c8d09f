const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for an HTML element and for a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => references[character] ?? '')
