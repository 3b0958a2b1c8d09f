/**
 * The link of a phone number: 'tel:+493012345678' for '+49 (0)30 123-456 78'. The zero in parentheses is dialled inside
 * the country only; the other characters separate digits (ITU-T E.123, RFC 3966).
 */
export const phoneLink = (phone: string) => `tel:${phone.replace('(0)', '').replace(/[^+\d]/g, '')}`
