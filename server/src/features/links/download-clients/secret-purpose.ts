/** A secret is bound to its owner: a row that got another one gives nothing away. */
export const secretPurpose = (userId: number): string => `download-client:${userId}`
