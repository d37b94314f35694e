/** Shaped as the sites give them out; the works are older than either. */
export const IMDB_LIST = [
  'Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated',
  '1,tt0013442,2024-01-02,2024-01-02,"First of all, the shadow",Nosferatu,"Nosferatu, eine Symphonie des Grauens",https://www.imdb.com/title/tt0013442/,Movie,7.8,94,1922,"Fantasy, Horror",112000,1922-03-04,F.W. Murnau,,',
  '2,tt0017136,2024-01-02,2024-01-02,,Metropolis,Metropolis,https://www.imdb.com/title/tt0017136/,Movie,8.3,153,1927,"Drama, Sci-Fi",190000,1927-01-10,Fritz Lang,9,2024-02-01',
  '3,tt9999999,2024-01-02,2024-01-02,,Nobody Made This,Nobody Made This,https://www.imdb.com/title/tt9999999/,Movie,5.0,90,1931,Drama,12,1931-01-10,Nobody,,',
].join('\n')

export const LETTERBOXD_LIST = [
  'Letterboxd list export v7',
  'Date,Name,Tags,URL,Description',
  '2024-05-01,"Nights, and days",silent,https://boxd.it/abc,"What to see',
  'when it rains."',
  '',
  'Position,Name,Year,URL,Description',
  '1,Metropolis,1927,https://boxd.it/1,"A city',
  'of two halves"',
  '2,Nosferatu,1923,https://boxd.it/2,',
  '3,The Golem,,https://boxd.it/3,',
].join('\r\n')

export const LETTERBOXD_RATINGS = [
  'Date,Name,Year,Letterboxd URI,Rating',
  '2024-05-01,Metropolis,1927,https://boxd.it/1,4.5',
  '2024-05-02,Metropolis,1927,https://boxd.it/1,4',
].join('\n')
