/** The smallest file that the content check accepts as a PDF. */
export const aPdf = '%PDF-1.4\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'
