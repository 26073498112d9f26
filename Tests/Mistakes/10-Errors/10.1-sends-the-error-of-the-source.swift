// If the handler throws, the observer hears the error that it was asked about.

// exercise 10.1
// instead of: } catch {
} catch _ {
// end 10.1
