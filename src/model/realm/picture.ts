/** A picture that was uploaded: of an account, or of the realm itself. */
export interface Picture {
  /** SHA-256 of the content in hexadecimal digits; null for one that came without content. */
  readonly sha256: string | null;
}

/** A picture of the realm with the number of its changes, which is part of its address. */
export interface RealmPicture {
  /** Null while the generated or built-in picture stands for it. */
  readonly picture: Picture | null;
  readonly version: number;
}

/** The pictures of a realm. */
export interface RealmPictures {
  readonly icon: RealmPicture;
  readonly logo: RealmPicture;
  /** The logo on a dark ground. */
  readonly night_logo: RealmPicture;
}
