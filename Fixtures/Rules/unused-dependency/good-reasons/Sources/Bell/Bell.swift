struct Bell {}
