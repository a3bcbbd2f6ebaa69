/** Under which path customers' and the warehouse's pictures are read. */
export const UPLOADS_PATH = '/uploads/'

/** Under which path the seeded pictures are read. */
export const PICTURES_PATH = '/pictures/'

/** Under which path a browser opens short links. */
export const SHORT_LINKS_PATH = '/s/'

/** Under which path the seeded videos are read. */
export const VIDEOS_PATH = '/videos/'

/** Under which path pictures are read as share cards: the picture's own path follows. */
export const CARDS_PATH = '/cards/'
