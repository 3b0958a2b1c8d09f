/**
 * The anchor with which the function redirects to the page of a registered guest if a confirmation comes by mail. The
 * page is static, and its style sheet shows the sentence about the mail.
 */
export const mailAnchor = 'mail'
