import type { ShelfState } from '@henna/domain';

/** The tone of a comment decides on the stars that go with it and on the replies to it. */
export type Tone = 'praise' | 'doubt' | 'tip' | 'question';

/** A text asks only where its tone is `question`. */
type Statement = Exclude<Tone, 'question'>;

type Sayings = { readonly [T in Statement]: readonly string[] } & {
  readonly question: readonly { readonly text: string; readonly answers: readonly string[] }[];
};

/** What people say of the products of some subcategories. */
export interface CommentKind {
  readonly subcategories: readonly string[];
  readonly en: Sayings;
  readonly ar: Sayings;
}

type InLanguages<Texts> = Readonly<Record<'en' | 'ar', Texts>>;

/** `data/demo-comments.json` */
export interface DemoTexts {
  readonly kinds: readonly CommentKind[];
  /** Sentences that may follow what was said of any product. */
  readonly endings: InLanguages<Readonly<Record<'praise' | 'doubt', readonly string[]>>>;
  /** A reply is one of the openings and one of the rest. */
  readonly replies: InLanguages<
    Readonly<Record<Statement, { readonly openings: readonly string[]; readonly rest: readonly string[] }>>
  >;
}

/** A product as far as activity depends on it. */
export interface ActiveProduct {
  readonly id: string;
  readonly category: string;
  readonly subcategory: string;
  /** ms since 1970. */
  readonly createdAt: number;
  /** Labels of its voting options. */
  readonly options: readonly string[];
}

export interface ActiveMember {
  readonly id: string;
  readonly language: 'en' | 'ar';
}

/** Who did it to which product and when, in ms since 1970. */
export interface DemoContribution {
  readonly memberId: string;
  readonly productId: string;
  readonly at: number;
}
export interface DemoBallot extends DemoContribution {
  readonly votes: readonly { readonly label: string; readonly at: number }[];
}
export interface DemoRating extends DemoContribution {
  readonly stars: number;
}
export interface DemoComment extends DemoContribution {
  readonly language: 'en' | 'ar';
  readonly tone: Tone;
  readonly text: string;
}
export interface DemoReply extends DemoContribution {
  readonly language: 'en' | 'ar';
  readonly text: string;
  readonly root: DemoComment;
}

export interface DemoShelfItem extends DemoContribution {
  readonly state: ShelfState;
  readonly again: boolean | null;
}
/** A member found the comment helpful. */
export interface DemoMark extends DemoContribution {
  readonly comment: DemoComment;
}
/** By somebody who is not signed in. */
export interface DemoPageVisit {
  /** Number of the visitor. */
  readonly visitor: number;
  readonly language: 'en' | 'ar';
  readonly at: number;
}

/** All that people did, each list in the order of time. */
export interface Activity {
  readonly ballots: readonly DemoBallot[];
  readonly ratings: readonly DemoRating[];
  readonly comments: readonly DemoComment[];
  readonly replies: readonly DemoReply[];
  readonly shelf: readonly DemoShelfItem[];
  readonly marks: readonly DemoMark[];
  /** By product. */
  readonly pageVisits: ReadonlyMap<string, readonly DemoPageVisit[]>;
}
