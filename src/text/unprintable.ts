/** Characters that nobody can see or type: controls, lone surrogates, code points that never will be characters. */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;
