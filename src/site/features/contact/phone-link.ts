/**
 * What a telephone dials: `tel:+493012345678` of '+49 (0)30 123-456 78'. The zero in parentheses is dialled only
 * inside the country, the other signs are there to be read (ITU-T E.123, RFC 3966).
 */
export const phoneLink = (phone: string) => `tel:${phone.replace('(0)', '').replace(/[^+\d]/g, '')}`
