// Ignores Rome while Oslo is on its way.

// exercise 18.7
// instead of: .switchLatest()
.flatMapFirst { forecasts in forecasts }
// end 18.7
