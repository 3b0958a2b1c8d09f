/** Sent to the document after React has shown another page, query or anchor, and once when it has taken over. */
export const pageChange = 'pagechange'
