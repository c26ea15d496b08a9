import { createLink } from '@tanstack/react-router';
import { TextLink } from '../../components/text-link.ts';

/** A link within the texts of a member. */
export const MemberLink = createLink(TextLink);
