import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { analyse } from '../journeys/administrator/analyse.ts';
import { askSql } from '../journeys/administrator/ask-sql.ts';
import { buildCategory } from '../journeys/administrator/build-category.ts';
import { decideOnRating } from '../journeys/administrator/decide-acts.ts';
import { enter } from '../journeys/administrator/enter.ts';
import { fixBrand, takeBrandBack } from '../journeys/administrator/fix-brand.ts';
import { lookAround } from '../journeys/administrator/look-around.ts';
import { lookBack } from '../journeys/administrator/look-back.ts';
import { moderate, reportComment } from '../journeys/administrator/moderate.ts';
import { rebuildView } from '../journeys/administrator/rebuild.ts';
import { lookAsAnalyst, lookAsModerator } from '../journeys/administrator/roles.ts';
import { keepNotes } from '../journeys/administrator/keep-notes.ts';
import { exportBrands, importBrands } from '../journeys/administrator/transfer.ts';
import { adoptScenario, saveScenario } from '../journeys/administrator/try-rules.ts';
import { editTogether } from '../journeys/administrator/two-editors.ts';
import { become } from '../journeys/join.ts';
import { perfumeAt, twoManners, type Scene } from './scene.ts';

/** An administrator's day, and what others with a token may do. */
export const describeAdministrator = ({ come, product }: Scene): void => {
  describe.each(twoManners)('an administrator in $language at $width pixels', (manner) => {
    let admin: Visitor;
    let author: Visitor;
    let reporter: Visitor;
    let id: string;
    beforeAll(async () => {
      [admin, author, reporter] = await Promise.all([
        come(manner, 'Administrator'),
        come(manner, 'Reported'),
        come(manner, 'Reporter'),
      ]);
      await Promise.all([become(author, product()), become(reporter, product())]);
      id = await perfumeAt(product(), 6 + twoManners.indexOf(manner));
    });
    afterAll(() => Promise.all([admin?.leave(), author?.leave(), reporter?.leave()]));

    it('comes in by the token', () => enter(admin, product().adminToken));
    it('builds a category with options and products with pictures', () => buildCategory(admin, product()));
    it('gives all of them another brand at once', () => fixBrand(admin, product()));
    it('takes that back in the history', () => takeBrandBack(admin, product()));
    it('looks at a list as it was, and comes back', () => lookBack(admin, product()));
    it('imports with a bad row, corrects it, and takes the imports back', () => importBrands(admin, product()));
    it('exports', () => exportBrands(admin));
    it('hears of a comment that a member reports', () => reportComment(author, reporter, product(), id));
    it('removes it with a reason, which its author reads, and restores it', () => moderate(admin, author, id));
    it('deletes a rating with a reason, and brings it back', () => decideOnRating(admin, author, product(), id));
    it('has a view built anew', () => rebuildView(admin, manner.language === 'ar' ? 'profile' : 'banner'));
    it('finds every screen fit for everybody, light and dark', () => lookAround(admin));
    it('leaves nothing on the console', () =>
      expect([admin.complaints, author.complaints, reporter.complaints]).toEqual([[], [], []]));
  });

  describe.each(twoManners)('an administrator among others in $language at $width pixels', (manner) => {
    it('changes what another changes too: nothing is lost, and what both changed is chosen', async () => {
      const visitor = await come(manner, 'Together');
      await enter(visitor, product().adminToken);
      await editTogether(visitor, product());
      // The browser logs the refusal that was asked for.
      expect(visitor.complaints.filter((said) => !said.includes('status of 409'))).toEqual([]);
      await visitor.leave();
    });
  });

  describe.each(twoManners)('an analyst in $language at $width pixels', (manner) => {
    it('sees what trends, compares periods, reads the events behind a figure, and asks by SQL', async () => {
      const visitor = await come(manner, 'Analyst');
      await enter(visitor, await product().makeToken(`figures-${manner.language}`, 'analyst'));
      await analyse(visitor);
      expect(visitor.complaints).toEqual([]);
      await askSql(visitor);
      // The browser logs the refusal that was asked for.
      expect(visitor.complaints.filter((said) => !said.includes('/api/analytics/sql'))).toEqual([]);
      await visitor.leave();
    });
    it('keeps what was explored in the notebook, opens it again, changes its note and deletes it', async () => {
      const visitor = await come(manner, 'Notes');
      await enter(visitor, await product().makeToken(`notes-${manner.language}`, 'analyst'));
      await keepNotes(visitor);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    });
    it('tries other rules and saves them; an administrator adopts them and takes that back', async () => {
      const analyst = await come(manner, 'Tries');
      await enter(analyst, await product().makeToken(`tries-${manner.language}`, 'analyst'));
      const name = await saveScenario(analyst, product());
      const admin = await come(manner, 'Adopts');
      await enter(admin, product().adminToken);
      await adoptScenario(admin, product(), name);
      expect([analyst.complaints, admin.complaints]).toEqual([[], []]);
      await Promise.all([analyst.leave(), admin.leave()]);
    });
  });

  describe('others with a token', () => {
    it.each([
      ['moderator', lookAsModerator],
      ['analyst', lookAsAnalyst],
    ] as const)('are offered what the role %s may do', async (role, look) => {
      const visitor = await come(twoManners[0], role);
      await enter(visitor, await product().makeToken(`${role}-desk`, role));
      await look(visitor);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    });
  });
};
