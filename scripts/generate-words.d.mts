import type ts from "typescript";

/** The files that are written from a program, each with the text that it has to have. */
export function writtenFiles(program: ts.Program): readonly (readonly [path: string, text: string])[];
