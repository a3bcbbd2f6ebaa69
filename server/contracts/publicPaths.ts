/** Pictures that customers and the warehouse uploaded. */
export const UPLOADS_PATH = '/uploads/'

/** Seeded pictures. */
export const PICTURES_PATH = '/pictures/'

/** Short links, for browsers. */
export const SHORT_LINKS_PATH = '/s/'

/** Seeded videos. */
export const VIDEOS_PATH = '/videos/'

/** Share cards of pictures: the picture's own path follows. */
export const CARDS_PATH = '/cards/'
