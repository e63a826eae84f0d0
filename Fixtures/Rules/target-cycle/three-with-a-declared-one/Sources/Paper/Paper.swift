import Press
