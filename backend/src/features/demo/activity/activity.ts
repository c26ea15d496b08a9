/** The tone of a comment decides on the stars that go with it and on the replies to it. */
export type Tone = 'praise' | 'doubt' | 'tip' | 'question';

export interface CommentText {
  readonly language: 'en' | 'ar';
  readonly category: string;
  /** Only for products of this subcategory. */
  readonly subcategory?: string;
  readonly tone: Tone;
  readonly text: string;
}

export interface ReplyText {
  readonly language: 'en' | 'ar';
  readonly to: Tone;
  readonly text: string;
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

/** All that people did, each list in the order of time. */
export interface Activity {
  readonly ballots: readonly DemoBallot[];
  readonly ratings: readonly DemoRating[];
  readonly comments: readonly DemoComment[];
  readonly replies: readonly DemoReply[];
}
