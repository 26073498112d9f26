// Does not show that the page is loading.

// exercise 11.11
// instead of: screen.isLoading = true
// end 11.11
